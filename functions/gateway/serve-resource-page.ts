import { bypassedHeader, bypassHeader, newRequestId } from '../http/headers.ts';
import type { Fetcher, GatewayEnv } from './env.ts';
import { parseFrameAncestors } from './frame-ancestors.ts';
import { securePage } from './security-headers.ts';
import { answerWithin } from './serve-site.ts';

/** Maximum time that the response waits for data that the page can fetch itself. */
const maxWaitMs = 1500;

/**
 * Longer than `maxWaitMs`, because a page requested with the bypass header cannot fetch the data itself: only
 * the request for the page has the header.
 */
const maxBypassWaitMs = 10_000;

/**
 * Returns the id in a resource page's path, or null for any other path. Signed-in teachers see the same page
 * at `/text_translation/{id}`, which redirects all other visitors.
 */
export function resourceIdOf(path: string): string | null {
  return /^\/(?:resource|text_translation)\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
}

/**
 * Serves `/resource/{id}` and `/text_translation/{id}`.
 *
 * If the caller may read the resource without signing in, embeds it in the page as `<script
 * type="application/json" id="resource">`. This is the case if the resource is public or was requested with
 * the bypass header. The first gap can then be used without another request.
 *
 * Signed-in users get the page at once. The page fetches the resource with their permissions and their other
 * data, which takes one round trip to the database instead of two.
 *
 * With a valid bypass secret, the sites in the operator's list may frame the page (decision 0208).
 */
export async function serveResourcePage(
  request: Request,
  id: string,
  env: GatewayEnv,
): Promise<Response> {
  const url = new URL(request.url);
  const [page, inlineScripts, resource] = await Promise.all([
    env.ASSETS.fetch(new Request(new URL('/resource', url))),
    inlineScriptHashes(url, env),
    isSignedIn(request) ? null : readResource(request, id, env),
  ]);
  const html = await page.text();
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    // Never store a response to a request with the bypass secret. A cache must not return it to a visitor
    // without the secret.
    'cache-control': resource?.bypassed ? 'private, no-store' : 'private, no-cache',
    vary: bypassHeader,
  });
  const frameAncestors = resource?.bypassed ? frameAncestorsOf(url, env) : [];
  securePage(headers, url, { inlineScripts, frameAncestors });
  const body = request.method === 'HEAD' ? null : withResource(html, resource?.json ?? null);
  return new Response(body, {
    status: page.status,
    headers,
  });
}

/**
 * Guesses from a cookie if this browser has a session. This needs no request, but the session is not
 * verified.
 */
const isSignedIn = ({ headers }: Request) =>
  /(?:^|;\s*)XSRF-TOKEN=/.test(headers.get('cookie') ?? '') && !headers.has(bypassHeader);

/**
 * Returns the sites that may frame the page. Returns none for the page at the teachers' own address, and none
 * if the list has an invalid entry.
 */
function frameAncestorsOf({ pathname }: URL, env: GatewayEnv): readonly string[] {
  if (!pathname.startsWith('/resource/')) return [];
  const { origins, wrong } = parseFrameAncestors(env.RESOURCE_FRAME_ANCESTORS ?? '');
  return wrong.length > 0 ? [] : origins;
}

/** Inserts the data before the page's first script, because that script reads it. */
function withResource(html: string, json: string | null): string {
  if (!json) return html;
  // Escape "<", so that a text that contains "</script>" remains data.
  const data = json.replaceAll('<', '\\u003c');
  const firstScript = html.indexOf('<script');
  const at = firstScript < 0 ? html.indexOf('</head>') : firstScript;
  const block = `${originMeta(json)}<script type="application/json" id="resource">${data}</script>\n`;
  return at < 0 ? html : html.slice(0, at) + block + html.slice(at);
}

/**
 * The machine-readable label that AI was involved in the lesson (EU AI Act, article 50(2)). It is matched in
 * the raw JSON, where quotation marks in a text are escaped, so no text can imitate it.
 */
function originMeta(json: string): string {
  const type = /"aiOrigin":\{"sourceType":"(https?:[\w:/.]+)"/.exec(json)?.[1];
  return type ? `<meta name="digital-source-type" content="${type}">\n` : '';
}

interface ReadResource {
  json: string;
  /** True if the request had the right bypass secret. */
  bypassed: boolean;
}

async function readResource(
  request: Request,
  id: string,
  env: GatewayEnv,
): Promise<ReadResource | null> {
  const headers = new Headers(request.headers);
  // Remove the visitor's credentials: the page must not contain a signed-in person's data, which it fetches
  // with its own token.
  for (const name of ['authorization', 'cookie', 'range', 'if-none-match', 'if-modified-since']) {
    headers.delete(name);
  }
  headers.set('x-request-id', newRequestId());
  const asked = new Request(new URL(`/v1/resources/${id}`, request.url), { headers });
  const waitMs = headers.has(bypassHeader) ? maxBypassWaitMs : maxWaitMs;
  return answerWithin(jsonOf(env.RESOURCES, asked), waitMs);
}

async function jsonOf(worker: Fetcher, asked: Request): Promise<ReadResource | null> {
  const answer = await worker.fetch(asked);
  if (answer.status === 200) {
    return { json: await answer.text(), bypassed: answer.headers.has(bypassedHeader) };
  }
  await answer.body?.cancel();
  return null;
}

async function inlineScriptHashes(url: URL, env: GatewayEnv): Promise<string[]> {
  const file = await env.ASSETS.fetch(new Request(new URL('/inline-script-hashes.json', url)));
  // If the file is missing, the response is the app's HTML page. Return no hashes, so the inline scripts are
  // blocked.
  if (!file.headers.get('content-type')?.includes('json')) return [];
  const hashes: unknown = await file.json();
  return Array.isArray(hashes) ? hashes.map(String) : [];
}
