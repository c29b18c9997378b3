import type { BaseEnv } from './env.ts';
import { ApiError } from './errors.ts';

/**
 * True if a page from this origin may send us requests. The origin must be the site itself or be listed in
 * the settings.
 */
function isAllowedOrigin(origin: string, request: Request, env: BaseEnv): boolean {
  const listed = [env.APP_ORIGIN, ...(env.ALLOWED_ORIGINS ?? '').split(',')];
  return (
    origin === new URL(request.url).origin ||
    listed.some((one) => one?.trim().replace(/\/$/, '') === origin)
  );
}

/**
 * Throws if the request comes from a page of another site. The headers `Origin` and `Sec-Fetch-Site` identify
 * the page. Browsers omit `Origin` from a same-origin GET, so `Sec-Fetch-Site` decides in this case. Accepts
 * a request without these headers: it comes from a program rather than a page, and has no user's cookies.
 */
export function checkOrigin(request: Request, env: BaseEnv): void {
  const origin = request.headers.get('origin');
  const site = request.headers.get('sec-fetch-site');
  const own = origin
    ? isAllowedOrigin(origin, request, env)
    : site === null || site === 'same-origin';
  if (!own) throw new ApiError('cross_site', 'Another site may not do this.');
}

/**
 * Sets the CORS headers for an allowed origin, with credentials. Never sets `*`, and sets none for other
 * origins.
 */
export function setCorsHeaders(headers: Headers, request: Request, env: BaseEnv): void {
  headers.append('vary', 'Origin');
  const origin = request.headers.get('origin');
  if (!origin || !isAllowedOrigin(origin, request, env)) return;
  headers.set('access-control-allow-origin', origin);
  headers.set('access-control-allow-credentials', 'true');
  if (request.method === 'OPTIONS') {
    headers.set('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
    headers.set(
      'access-control-allow-headers',
      'authorization, content-type, idempotency-key, x-request-id, x-xsrf-token',
    );
    headers.set('access-control-max-age', '7200');
  } else {
    headers.set('access-control-expose-headers', 'retry-after, x-request-id, idempotent-replayed');
  }
}
