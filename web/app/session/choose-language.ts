import { languageCookie } from '#contracts/account/language-cookie.ts';
import type { InterfaceLocale } from '#language/wordings/interface-languages.ts';
import { http } from '../http/http.ts';
import { useSession } from './session.ts';
import { storeLanguage } from './store-language.ts';

/**
 * Sets the language of the pages and loads this page in it: for a signed-in user on all devices, for a visitor in this
 * browser. Null means the browser's language, and for pupils that of their class. Throws `HttpError` if it could not be
 * stored; the page then remains as it is.
 */
export async function chooseLanguage(language: InterfaceLocale | null): Promise<void> {
  if (useSession.getState().who) {
    // The response sets the cookie.
    await http.put('/v1/me/interface-language', { language });
  } else {
    storeLanguage(languageCookie, language, '/');
  }
  location.reload();
}
