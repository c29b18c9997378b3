import { homeOf } from '../app/session/home-of.ts';

/** Path of the teaching view for signed-in teachers only (specification 2). */
const forTeachers = '/text_translation/';

/**
 * The address to which a visitor of this page is redirected; null if the visitor may stay. A signed-out
 * visitor of `/text_translation/{id}` is redirected to the sign-in, which then returns to the same address,
 * including the tour. A pupil is redirected to their home.
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

/** The role in an access token. It is used only for the redirect, because the Workers verify the token. */
function roleOf(token: string): string | null {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(claims)).UserInfo.role ?? null;
  } catch {
    return null;
  }
}
