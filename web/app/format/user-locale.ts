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
  return inBrowser ? browserLocale(navigator.language, browserTimeZone()) : 'en-GB';
}

/** How a locale writes an hour: "8:05 AM" of twelve hours, "08:05" of twenty-four. */
export const hourStyle = (locale: string): 'numeric' | '2-digit' =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12
    ? 'numeric'
    : '2-digit';

/** The IANA time zone of this device, such as "Europe/London". */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * The browser's own language where it is English, else British English. American English on a device in
 * Europe, Africa, Australia or New Zealand is a default that nobody chose: there 03/04 would be read as
 * the wrong day.
 */
export function browserLocale(language: string, timeZone: string): string {
  if (!language.startsWith('en')) return 'en-GB';
  const american = language === 'en-US' || language === 'en';
  return american && /^(Europe|Africa|Australia|Pacific\/Auckland)\b/.test(timeZone)
    ? 'en-GB'
    : language;
}
