import { newRequestId } from '../http/request-id.ts';
import { refuseMethod } from './call-worker.ts';
import type { GatewayEnv } from './env.ts';
import { pageStatus } from './page-status.ts';
import { secureAnswer, secureData, securePage } from './security-headers.ts';

/** Files whose name holds the hash of their content never change. */
const hashedFiles = '/assets/';
const forever = 'public, max-age=31536000, immutable';
const checkEachTime = 'no-cache';

/**
 * Serves the static build; a path that is no file is the app's page, which knows its own routes. Where
 * nothing can be at a path, the page comes with 404.
 */
export async function serveSite(request: Request, env: GatewayEnv): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refused = refuseMethod(newRequestId(), ['GET', 'HEAD']);
    secureData(refused.headers, url);
    return refused;
  }
  // Asked at the same time: a written page is there no later for it.
  const [file, found] = await Promise.all([env.ASSETS.fetch(request), pageStatus(url, env)]);
  const headers = new Headers(file.headers);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  const isHashed = url.pathname.startsWith(hashedFiles);
  // A file of an older build must not come back as the app's page: a script would choke on it.
  if (isHashed && isPage) return missingFile(url);
  headers.set('cache-control', isHashed && file.ok ? forever : checkEachTime);
  if (isPage || file.status === 304) securePage(headers, url);
  else secureAnswer(headers, url);
  const status = isPage && file.ok ? found : file.status;
  return new Response(file.body, { status, headers });
}

function missingFile(url: URL): Response {
  const headers = new Headers({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
  secureAnswer(headers, url);
  return new Response('This file is not part of the current build.', { status: 404, headers });
}
