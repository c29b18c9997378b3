import { pageLocale } from '../http/page-locale.ts';
import type { GatewayEnv } from './env.ts';
import { fileInLanguage, languageHeaders } from './page-language.ts';
import { readScriptHashes } from './script-hashes.ts';
import { securePage } from './security-headers.ts';

/**
 * Serves the page of the pupils' side, which is the same at all of its addresses. An inline script in it
 * requests the pupil's data, so the policy lists the hash that the build wrote for it.
 */
export async function servePupilPage(request: Request, env: GatewayEnv): Promise<Response> {
  const url = new URL(request.url);
  const locale = pageLocale(request);
  const [page, inlineScripts] = await Promise.all([
    // The headers are forwarded, because the browser may have the page already.
    fileInLanguage('/pupil', locale, url, env, request),
    readScriptHashes('/pupil-inline-hashes.json', locale, url, env),
  ]);
  const headers = new Headers(page.headers);
  headers.set('cache-control', 'no-cache');
  headers.append('vary', languageHeaders);
  // The address of a service worker is a Trusted Type.
  securePage(headers, url, { inlineScripts, trustedTypes: ['pupil-worker'] });
  return new Response(page.body, { status: page.status, headers });
}
