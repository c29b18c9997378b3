import { isLocaleName } from '#contracts/account/locales.ts';
import { decimalsOf } from '#contracts/billing/decimals.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { intlLocale } from '#ui/wordings/intl-locale.ts';

/**
 * Local storage key of the user's choice. It is stored locally so that every page can read it before its
 * first request.
 */
const key = 'lexiloom-locale';

type Keep = Pick<Storage, 'setItem' | 'removeItem'>;

/**
 * Stores on this device how the user reads dates and numbers. Null and undefined restore the browser's
 * default.
 */
export function persistLocale(storage: Keep, locale: string | null | undefined): void {
  if (locale) storage.setItem(key, locale);
  else storage.removeItem(key);
}

/** True if people may choose a format of dates and numbers for this page: only English has several to choose from. */
export const hasLocaleChoice = (): boolean => i18n.locale.startsWith('en');

/**
 * The locale for dates and numbers. On a page in English, it is the user's choice, otherwise the browser's variety of
 * English, because the text around them is English. In other languages, it is the page's.
 */
export function userLocale(): string {
  const inBrowser = typeof window !== 'undefined';
  if (!hasLocaleChoice()) return intlLocale();
  const chosen = inBrowser ? window.localStorage.getItem(key) : null;
  if (chosen && isLocaleName(chosen)) return chosen;
  return inBrowser ? browserLocale(navigator.language, browserTimeZone()) : 'en-GB';
}

/** The hour format of a locale: "8:05 AM" on a 12-hour clock, "08:05" on a 24-hour clock. */
export const hourStyle = (locale: string): 'numeric' | '2-digit' =>
  new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12
    ? 'numeric'
    : '2-digit';

/** The IANA time zone of this device, such as "Europe/London". */
export const browserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * Returns the browser's language if it is English, otherwise British English. American English on a device in
 * Europe, Africa, Australia or New Zealand is usually a default that the user did not choose, and 03/04 would
 * be read as the wrong day there, so it also becomes British English.
 */
export function browserLocale(language: string, timeZone: string): string {
  if (!language.startsWith('en')) return 'en-GB';
  const american = language === 'en-US' || language === 'en';
  return american && /^(Europe|Africa|Australia|Pacific\/Auckland)\b/.test(timeZone)
    ? 'en-GB'
    : language;
}

/** "1 class", "1,200 classes": a localised number with the singular or plural noun. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString(userLocale())} ${count === 1 ? one : many}`;

/**
 * Formats an amount given in Stripe's smallest unit of a currency (ISO 4217, upper or lower case). For
 * currencies usually written in whole units, such as pesos, decimals are shown only if they are not zero, so
 * that the amount is always exact.
 */
export function money(amount: number, currency: string, locale = userLocale()): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  const decimals = decimalsOf(currency);
  const usual = new Intl.NumberFormat(locale, style).resolvedOptions().maximumFractionDigits ?? 2;
  const isWhole = amount % 10 ** decimals === 0;
  const digits = isWhole ? Math.min(usual, decimals) : decimals;
  return new Intl.NumberFormat(locale, {
    ...style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** decimals);
}
