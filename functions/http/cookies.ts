import type { BaseEnv } from './env.ts';

/** The cookie that the client reads and sends back as `X-XSRF-TOKEN` (specification 7). */
export const xsrfCookie = 'XSRF-TOKEN';

const isSecure = (env: BaseEnv) => env.APP_ORIGIN.startsWith('https:');

/**
 * The `__Host-` prefix ties a cookie to this host over HTTPS. It is omitted in local development, because
 * browsers refuse it on plain http://127.0.0.1.
 */
export const hiddenCookieName = (env: BaseEnv, name: string) =>
  isSecure(env) ? `__Host-${name}` : name;

/** Returns the value of a request's cookie; null if it is missing. */
export function parseCookie(request: Request, name: string): string | null {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/**
 * Formats a `Set-Cookie` header for a cookie of this host only. Unless `sameSite` is `Lax`, browsers never send the
 * cookie with requests from other sites' pages, not even when a link is opened. If `seconds` is 0, the header removes the cookie. Scripts cannot read the cookie
 * unless `readable`.
 */
export function formatCookie(
  env: BaseEnv,
  name: string,
  value: string,
  options: { seconds: number; readable?: boolean; sameSite?: 'Strict' | 'Lax' },
): string {
  return [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${Math.max(0, Math.floor(options.seconds))}`,
    `SameSite=${options.sameSite ?? 'Strict'}`,
    ...(options.readable ? [] : ['HttpOnly']),
    ...(isSecure(env) ? ['Secure'] : []),
  ].join('; ');
}
