import type { InterfaceLocale } from '#language/wordings/interface-languages.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Stores a language in a cookie for the gateway, for the pages under a path. Null removes the cookie. */
export function storeLanguage(cookie: string, locale: InterfaceLocale | null, path: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  const seconds = locale === null ? 0 : yearSeconds;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140
  document.cookie = `${cookie}=${locale ?? ''}; Path=${path}; Max-Age=${seconds}; SameSite=Lax${secure}`;
}
