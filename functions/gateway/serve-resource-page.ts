import { lessonLanguageCookie, localeOfWords } from '#contracts/resources/lesson-words.ts';
import type { Resource } from '#contracts/resources/resource.ts';
import { offeredLocales, type PageLocale } from '#language/wordings/interface-languages.ts';
import { parseCookie } from '../http/cookies.ts';
import { bypassedHeader, bypassHeader, newRequestId } from '../http/headers.ts';
import { pageLocale } from '../http/page-locale.ts';
import { readDrawingLanguage } from './drawing-language.ts';
import { type DrawJson, type Drawn, type DrawnPage, etagOf, withDrawing } from './drawn-page.ts';
import type { Fetcher, GatewayEnv } from './env.ts';
import { parseFrameAncestors } from './frame-ancestors.ts';
import { fileInLanguage, languageHeaders } from './page-language.ts';
import { readScriptHashes } from './script-hashes.ts';
import { securePage } from './security-headers.ts';
import { answerWithin } from './serve-site.ts';

/** Maximum time that the response waits for data that the page can fetch itself. */
const maxWaitMs = 1500;

/**
 * Shorter for a browser with a session. Its page fetches the lesson with the person's own rights in any case, so a
 * slow database would only delay that request.
 */
const maxSessionWaitMs = 300;

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
 * If the caller may read the resource without signing in, renders it into the page and embeds it as `<script
 * type="application/json" id="resource">`. This is the case if the resource is public or was requested with
 * the bypass header. The text and its gaps can then be used before any script has loaded (decision 0223). If
 * rendering fails, the page's script renders the embedded resource.
 *
 * For all others, the page itself fetches the resource, with the permissions of the signed-in user.
 *
 * The response has an `ETag` of its whole content and is revalidated each time. A lesson that was changed or is no
 * longer public is therefore never shown from a cache.
 *
 * With a valid bypass secret, the sites in the operator's list may frame the page (decision 0208).
 */
export async function serveResourcePage(
  request: Request,
  id: string,
  env: GatewayEnv,
  draw: DrawJson,
): Promise<Response> {
  const url = new URL(request.url);
  const likely = storedLessonLocale(request) ?? pageLocale(request);
  const [files, firstStyle, resource] = await Promise.all([
    readPage(likely, url, env),
    readFirstStyle(url, env),
    readResource(request, id, env),
  ]);
  const own = resource && ownLocale(resource.json);
  const isOther = own && own !== likely;
  if (isOther) await files.page.body?.cancel();
  const { page, inlineScripts, language } = isOther ? await readPage(own, url, env) : files;
  const { html, styles } = await withResource(await page.text(), resource?.json, (json) =>
    firstStyle === null || language === null ? null : { lesson: draw(json, language), firstStyle },
  );
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    // Never store a response to a request with the bypass secret. A cache must not return it to a visitor
    // without the secret.
    'cache-control': resource?.bypassed ? 'private, no-store' : 'private, no-cache',
    vary: `${bypassHeader}, ${languageHeaders}`,
  });
  const frameAncestors = resource?.bypassed ? frameAncestorsOf(url, env) : [];
  securePage(headers, url, { inlineScripts, inlineStyles: styles, frameAncestors });
  if (page.ok && !resource?.bypassed) {
    const etag = await etagOf(html);
    headers.set('etag', etag);
    if (isCached(request, etag)) return new Response(null, { status: 304, headers });
  }
  const body = request.method === 'HEAD' ? null : html;
  return new Response(body, { status: page.status, headers });
}

/** Reads what differs between languages: the page, the hashes of its inline scripts, and the wordings of its lesson. */
async function readPage(locale: PageLocale, url: URL, env: GatewayEnv) {
  const [page, inlineScripts, language] = await Promise.all([
    fileInLanguage('/resource', locale, url, env),
    readScriptHashes('/inline-script-hashes.json', locale, url, env),
    readDrawingLanguage(locale, url, env),
  ]);
  return { page, inlineScripts, language };
}

/**
 * The language that the page of this lesson has stored, because the words of a lesson that only a signed-in person may see
 * are not known here.
 */
function storedLessonLocale(request: Request): PageLocale | null {
  const stored = parseCookie(request, lessonLanguageCookie);
  return offeredLocales.find((locale) => locale === stored) ?? null;
}

/** The language of the words around a lesson, if it is not the reader's. */
function ownLocale(json: string): PageLocale | null {
  if (!/"words":"(?:native|target)"/.test(json)) return null;
  const lesson: Pick<Resource, 'words' | 'from' | 'to'> = JSON.parse(json);
  return localeOfWords(lesson.words, lesson);
}

/** True if the browser has this version. The edge marks an `ETag` as weak when it compresses the response. */
const isCached = ({ headers }: Request, etag: string): boolean =>
  (headers.get('if-none-match') ?? '')
    .split(',')
    .some((one) => one.trim().replace(/^W\//, '') === etag);

/**
 * Guesses from a cookie if this browser has a session. This needs no request, but the session is not
 * verified.
 */
const hasSession = ({ headers }: Request) =>
  /(?:^|;\s*)XSRF-TOKEN=/.test(headers.get('cookie') ?? '');

/**
 * Returns the sites that may frame the page. Returns none for the page at the teachers' own address, and none
 * if the list has an invalid entry.
 */
function frameAncestorsOf({ pathname }: URL, env: GatewayEnv): readonly string[] {
  if (!pathname.startsWith('/resource/')) return [];
  const { origins, wrong } = parseFrameAncestors(env.RESOURCE_FRAME_ANCESTORS ?? '');
  return wrong.length > 0 ? [] : origins;
}

/**
 * Inserts the rendered lesson and its data. If the lesson cannot be rendered, inserts the data before the page's
 * first script, because that script looks for it.
 */
async function withResource(
  html: string,
  json: string | undefined,
  draw: (json: string) => { lesson: Drawn | null; firstStyle: string } | null,
): Promise<DrawnPage> {
  if (!json) return { html, styles: [] };
  // Escape "<", so that a text that contains "</script>" remains data.
  const data = json.replaceAll('<', '\\u003c');
  const meta = originMeta(json);
  const block = `<script type="application/json" id="resource">${data}</script>\n`;
  const drawing = draw(json);
  const drawn =
    drawing?.lesson &&
    (await withDrawing(html, drawing.lesson, drawing.firstStyle, { meta, block }));
  if (drawn) return drawn;
  const firstScript = html.indexOf('<script');
  const at = firstScript < 0 ? html.indexOf('</head>') : firstScript;
  return { html: at < 0 ? html : html.slice(0, at) + meta + block + html.slice(at), styles: [] };
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
  const usualWaitMs = hasSession(request) ? maxSessionWaitMs : maxWaitMs;
  const waitMs = headers.has(bypassHeader) ? maxBypassWaitMs : usualWaitMs;
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

/** The style of a lesson that was just rendered; null if the build has none, and the lesson is not rendered. */
async function readFirstStyle(url: URL, env: GatewayEnv): Promise<string | null> {
  const file = await env.ASSETS.fetch(new Request(new URL('/first-style.css', url)));
  if (file.ok && file.headers.get('content-type')?.includes('css')) return file.text();
  await file.body?.cancel();
  return null;
}
