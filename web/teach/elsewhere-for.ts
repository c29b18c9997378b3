import { homeOf } from '../app/session/home-of.ts';

/** The same page for signed-in teachers only (specification 2). */
const forTeachers = '/text_translation/';

/**
 * Where a visitor of this entry belongs instead: whoever is signed out has to sign in for
 * `/text_translation/{id}` and comes back to the same address, tour and all; a pupil goes home. Null
 * where the visitor may stay.
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

/** The role in an access token; for the way alone, the Workers check the token itself. */
function roleOf(token: string): string | null {
  try {
    const claims = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return JSON.parse(atob(claims)).UserInfo.role ?? null;
  } catch {
    return null;
  }
}
