import { tokenKey } from '../http.ts';

/**
 * The id in the stored token, so that two teachers at one computer keep settings of their own; null for
 * visitors and for what is not a token. Nothing is trusted to it: the Workers decide.
 */
export function signedInId(storage: Pick<Storage, 'getItem'> = localStorage): string | null {
  try {
    const part = (storage.getItem(tokenKey) ?? '').split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')));
    const who: unknown =
      typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'UserInfo') : null;
    const id: unknown = typeof who === 'object' && who !== null ? Reflect.get(who, 'id') : null;
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
