import { languageCookie } from '#contracts/account/language-cookie.ts';
import {
  interfaceLocales,
  negotiateLocale,
  offeredLocales,
  type PageLocale,
  pseudoLocales,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';
import { parseCookie } from './cookies.ts';

const chosenLocales: readonly string[] = [...interfaceLocales, ...pseudoLocales];

/**
 * Returns the language of the page for a request: the one in the cookie, otherwise the best of the offered languages for
 * `Accept-Language`, otherwise English. Scripts write the cookie, so it can contain anything.
 */
export function pageLocale(request: Request): PageLocale {
  const chosen = parseCookie(request, languageCookie);
  if (chosen && chosenLocales.includes(chosen)) return chosen as PageLocale;
  const accepted = request.headers.get('accept-language') ?? '';
  return negotiateLocale(accepted, offeredLocales) ?? sourceLocale;
}
