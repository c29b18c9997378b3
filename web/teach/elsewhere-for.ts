import { homeOf } from '../app/session/home-of.ts';

/** Path of the teaching view for signed-in teachers only (specification 2). */
const forTeachers = '/text_translation/';

/**
 * Where to redirect a visitor of this page: a signed-out visitor of `/text_translation/{id}` to the sign-in,
 * which leads back to the same address, including the tour; a pupil to their home. Null if the visitor may
 * stay.
 */
export function elsewhereFor(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  token: string | null,
): string | null {
  if (!pathname.startsWith(forTeachers)) return null;
  const role = token === null ? null : roleOf(token);
  if (role === null) return `/signin?next=${encodeURIComponent(pathname + search + hash)}`;
  return role === 'PUPIL' ? homeOf(role) : null;
}

/** The role in an access token; used only for the redirect, the Workers verify the token. */
function roleOf(token: string): string | null {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(claims)).UserInfo.role ?? null;
  } catch {
    return null;
  }
}
