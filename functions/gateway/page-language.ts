import {
  interfaceLocales,
  negotiateLocale,
  offeredLocales,
  type PageLocale,
  pseudoLocales,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';
import { parseCookie } from '../http/cookies.ts';
import type { GatewayEnv } from './env.ts';

/** The cookie with the language that a person has chosen. Scripts write it, so it is not trusted. */
const languageCookie = 'language';

/** The request headers on which the language of a page depends, for `Vary`. */
export const languageHeaders = 'accept-language, cookie';

const chosenLocales: readonly string[] = [...interfaceLocales, ...pseudoLocales];

/**
 * Returns the language of the page for a request: the one in the cookie, otherwise the best of the offered languages for
 * `Accept-Language`, otherwise English.
 */
export function pageLocale(request: Request): PageLocale {
  const chosen = parseCookie(request, languageCookie);
  if (chosen && chosenLocales.includes(chosen)) return chosen as PageLocale;
  const accepted = request.headers.get('accept-language') ?? '';
  return negotiateLocale(accepted, offeredLocales) ?? sourceLocale;
}

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
    const own = path === '/' ? '/index' : path.replace(/^\/pages\//, '/');
    const file = await fetchFile(`/pages/${locale}${own}`);
    if (file.status !== 404) return file;
    await file.body?.cancel();
  }
  return fetchFile(path);
}
