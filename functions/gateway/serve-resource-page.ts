import { bypassedHeader, bypassHeader, newRequestId } from '../http/headers.ts';
import type { Fetcher, GatewayEnv } from './env.ts';
import { parseFrameAncestors } from './frame-ancestors.ts';
import { securePage } from './security-headers.ts';
import { answerWithin } from './serve-site.ts';

/** The page must not wait longer than this for data that it can ask for itself. */
const maxWaitMs = 1500;

/** One that was asked for with the bypass header cannot: only the first request has the header. */
const maxBypassWaitMs = 10_000;

/**
 * The id of a resource page's path, or null for any other path. Signed-in teachers have the same page
 * at `/text_translation/{id}`; the page itself sends others away.
 */
export function resourceIdOf(path: string): string | null {
  return /^\/(?:resource|text_translation)\/([\w-]+)\/?$/.exec(path)?.[1] ?? null;
}

/**
 * Serves `/resource/{id}` and `/text_translation/{id}`. A resource that the caller may read without signing in, a public one or
 * one asked for with the bypass header, stands in the page as `<script type="application/json"
 * id="resource">`, so that nothing has to be fetched before the first gap can be used. Whoever is signed in
 * gets the page at once: it fetches the resource as they may see it beside what else is theirs, in one round
 * trip to the database and not in two. Where the bypass secret is the right one, the operator's list of sites
 * may show the page in a frame (decision 0208).
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
    // What the secret opened is stored nowhere, and no cache takes it for what others get.
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

/** Whether this browser has a session, by the cookie that goes along with its requests: a guess that costs nothing. */
const isSignedIn = ({ headers }: Request) =>
  /(?:^|;\s*)XSRF-TOKEN=/.test(headers.get('cookie') ?? '') && !headers.has(bypassHeader);

/** Teachers' own address of the page is never framed, and a list with a fault in it allows nobody. */
function frameAncestorsOf({ pathname }: URL, env: GatewayEnv): readonly string[] {
  if (!pathname.startsWith('/resource/')) return [];
  const { origins, wrong } = parseFrameAncestors(env.RESOURCE_FRAME_ANCESTORS ?? '');
  return wrong.length > 0 ? [] : origins;
}

/** Puts the data in front of the page's first script, which looks for it. */
function withResource(html: string, json: string | null): string {
  if (!json) return html;
  // "<" is escaped, so that a text with "</script>" in it stays data.
  const data = json.replaceAll('<', '\\u003c');
  const firstScript = html.indexOf('<script');
  const at = firstScript < 0 ? html.indexOf('</head>') : firstScript;
  const block = `${originMeta(json)}<script type="application/json" id="resource">${data}</script>\n`;
  return at < 0 ? html : html.slice(0, at) + block + html.slice(at);
}

/**
 * The mark for machines that AI had a part in the lesson (EU AI Act, article 50(2)). It is read off the
 * JSON as it stands: a quotation mark in a text is escaped there, so no text can pass for it.
 */
function originMeta(json: string): string {
  const type = /"aiOrigin":\{"sourceType":"(https?:[\w:/.]+)"/.exec(json)?.[1];
  return type ? `<meta name="digital-source-type" content="${type}">\n` : '';
}

interface ReadResource {
  json: string;
  /** Whether the request had the right bypass secret. */
  bypassed: boolean;
}

async function readResource(
  request: Request,
  id: string,
  env: GatewayEnv,
): Promise<ReadResource | null> {
  const headers = new Headers(request.headers);
  // What a signed-in person may read belongs in no page; the page asks for that with its own token.
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
  // Without the file the app's page comes back; its scripts then simply do not run inline.
  if (!file.headers.get('content-type')?.includes('json')) return [];
  const hashes: unknown = await file.json();
  return Array.isArray(hashes) ? hashes.map(String) : [];
}
