import { isTakenSlug } from '#contracts/content/taken-slugs.ts';
import { type FrontPage, frontPageAt } from '#contracts/front-pages.ts';
import type { PageLocale } from '#language/wordings/interface-languages.ts';
import { newRequestId } from '../http/headers.ts';
import { pageLocale } from '../http/page-locale.ts';
import { methodNotAllowed } from './call-worker.ts';
import type { GatewayEnv } from './env.ts';
import { fileInLanguage, languageHeaders } from './page-language.ts';
import { readScriptHashes } from './script-hashes.ts';
import { secureAnswer, secureData, securePage } from './security-headers.ts';

/**
 * Path of the files whose names contain a hash of their content. The platform serves existing files without
 * the gateway, so only requests for missing files reach this code.
 */
const hashedFiles = '/assets/';
const checkEachTime = 'no-cache';
/** The files that exist in each language: the app's page, and the pupils' service worker, which lists its files. */
const inLanguages = new Set(['/', '/pupil-worker.js']);

/**
 * Serves the static build: the file or front page at the path, otherwise the app's page, which does its own
 * routing. The status is 404 if no page can exist at the path.
 */
export async function serveSite(request: Request, env: GatewayEnv): Promise<Response> {
  const url = new URL(request.url);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    const refused = methodNotAllowed(newRequestId(), ['GET', 'HEAD']);
    secureData(refused.headers, url);
    return refused;
  }
  // Do not return the app's page for a missing file of an older build, because the browser would try to run
  // the HTML as a script.
  if (url.pathname.startsWith(hashedFiles)) return missingFile(url);
  const front = frontPageAt(url.pathname);
  const locale = pageLocale(request);
  const [file, found, inlineScripts] = await Promise.all([
    fileOrApp(request, front, locale, env),
    pageStatus(request, env),
    front ? readScriptHashes('/pages/script-hashes.json', locale, url, env) : [],
  ]);
  const headers = new Headers(file.headers);
  const isPage = headers.get('content-type')?.startsWith('text/html') ?? false;
  headers.set('cache-control', checkEachTime);
  headers.append('vary', languageHeaders);
  if (isPage || file.status === 304) securePage(headers, url, { inlineScripts });
  else secureAnswer(headers, url);
  const status = isPage && file.ok ? found : file.status;
  return new Response(file.body, { status, headers });
}

/** Returns the front page or the file at the request's path, or the app's page if there is none. */
async function fileOrApp(
  request: Request,
  front: FrontPage | undefined,
  locale: PageLocale,
  env: GatewayEnv,
): Promise<Response> {
  const url = new URL(request.url);
  const fileAt = (path: string) => fileInLanguage(path, locale, url, env, request);
  const own = inLanguages.has(url.pathname) ? url.pathname : null;
  const path = front ? `/pages/${front.screen}` : own;
  const file = await (path ? fileAt(path) : env.ASSETS.fetch(request));
  if (file.status !== 404) return file;
  await file.body?.cancel();
  return fileAt('/');
}

function missingFile(url: URL): Response {
  const headers = new Headers({ 'content-type': 'text/plain', 'cache-control': 'no-store' });
  secureAnswer(headers, url);
  return new Response('This file is not part of the current build.', { status: 404, headers });
}

/** Maximum wait for the check that a content page (such as a guide or a webinar) exists at its address. */
const maxWaitMs = 1000;

/** The kind of content page, by the first segment of its address. */
const kinds: Readonly<Record<string, string>> = {
  docs: 'guide',
  guides: 'guide',
  guide: 'guide',
  video: 'video',
  webinars: 'webinar',
};

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/**
 * Returns the status of the app's page at an address: 404 if neither a screen nor a content page can exist
 * there. Search engines and link checkers need this status; people see the app's own not-found page.
 *
 * The Worker `content` knows which pages exist. If it does not respond, only the form of the address is
 * checked. The Worker is also not called when a browser navigates to the page: the user would wait for the
 * database twice and would never see the status.
 */
async function pageStatus(request: Request, env: GatewayEnv): Promise<200 | 404> {
  const url = new URL(request.url);
  const isShown = request.headers.get('sec-fetch-dest') === 'document';
  const statusOf = (kind: string, slug: string) =>
    isShown && slugForm.test(slug) ? 200 : askStatus(kind, slug, url, env);
  const [first, second, ...more] = url.pathname.split('/').filter((part) => part !== '');
  if (first === undefined) return 200;
  if (!isTakenSlug(first)) {
    return second === undefined ? statusOf('page', first) : 404;
  }
  if (first === 'badpage') return 404;
  const kind = kinds[first];
  if (!kind || second === undefined) return 200;
  return more.length === 0 ? statusOf(kind, second) : 404;
}

async function askStatus(
  kind: string,
  slug: string,
  url: URL,
  env: GatewayEnv,
): Promise<200 | 404> {
  if (!slugForm.test(slug)) return 404;
  const path = new URL(`/v1/content/pages/${kind}/${slug}`, url);
  const asked = new Request(path, { headers: { 'x-request-id': newRequestId() } });
  const answering = (async () => {
    const { status, body } = await env.CONTENT.fetch(asked);
    await body?.cancel();
    return status;
  })();
  return (await answerWithin(answering, maxWaitMs)) === 404 ? 404 : 200;
}

/** Resolves to the promise's value; null if it fails or takes longer than `ms` milliseconds. */
export const answerWithin = <Value>(answering: Promise<Value>, ms: number): Promise<Value | null> =>
  Promise.race([
    answering.catch(() => null),
    new Promise<null>((resolve) => {
      setTimeout(resolve, ms, null);
    }),
  ]);
