import { type PageLocale, sourceLocale } from '#language/wordings/interface-languages.ts';
import type { GatewayEnv } from './env.ts';

/** The request headers on which the language of a page depends, for `Vary`. */
export const languageHeaders = 'accept-language, cookie';

/**
 * Fetches a file of the site that differs between languages: a page, the hashes of its inline scripts, or the pupils'
 * service worker. If the build has none in the language, returns the English file.
 *
 * `path` is the path of the English file, and `forwarded` a request whose method and headers apply, such as
 * `If-None-Match`.
 */
export async function fileInLanguage(
  path: string,
  locale: PageLocale,
  url: URL,
  env: GatewayEnv,
  forwarded?: Request,
): Promise<Response> {
  const fetchFile = (of: string) => env.ASSETS.fetch(new Request(new URL(of, url), forwarded));
  if (locale !== sourceLocale) {
    // A folder's index.html is served at the folder's own address; `/index` would be redirected to it.
    const own = path.replace(/^\/pages\//, '/');
    const file = await fetchFile(`/pages/${locale}${own}`);
    if (file.status !== 404) return file;
    await file.body?.cancel();
  }
  return fetchFile(path);
}
