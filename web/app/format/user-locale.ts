import { isLocaleName } from '#contracts/account/locales.ts';

/** Where the person's choice lies in local storage, so that every page has it before it asks anything. */
const key = 'lexiloom-locale';

type Keep = Pick<Storage, 'setItem' | 'removeItem'>;

/** Keeps on this device how its person reads dates and numbers; null and undefined as the browser does. */
export function persistLocale(storage: Keep, locale: string | null | undefined): void {
  if (locale) storage.setItem(key, locale);
  else storage.removeItem(key);
}

/**
 * How dates and numbers are written here: as the person chose, otherwise as the browser writes English,
 * for the words around them are English.
 */
export function userLocale(): string {
  const inBrowser = typeof window !== 'undefined';
  const chosen = inBrowser ? window.localStorage.getItem(key) : null;
  if (chosen && isLocaleName(chosen)) return chosen;
  return browserLocale(inBrowser ? navigator.language : 'en-GB');
}

/** The browser's own language where it is English, else British English. */
export const browserLocale = (language: string): string =>
  language.startsWith('en') ? language : 'en-GB';
