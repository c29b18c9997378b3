import { isLocaleName } from '#contracts/account/locales.ts';
import { decimalsOf } from '#contracts/billing/decimals.ts';

/** Local storage key of the person's choice, so that every page has it before its first request. */
const key = 'lexiloom-locale';

type Keep = Pick<Storage, 'setItem' | 'removeItem'>;

/**
 * Persists on this device how the person reads dates and numbers; null and undefined restore the browser's
 * default.
 */
export function persistLocale(storage: Keep, locale: string | null | undefined): void {
  if (locale) storage.setItem(key, locale);
  else storage.removeItem(key);
}

/**
 * The locale for dates and numbers: the person's choice, otherwise the browser's variety of English, since
 * the text around them is English.
 */
export function userLocale(): string {
  const inBrowser = typeof window !== 'undefined';
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
 * The browser's language if it is English, else British English. American English on a device in Europe,
 * Africa, Australia or New Zealand is a default nobody chose: there 03/04 would be read as the wrong day.
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
 * Formats an amount given in Stripe's smallest unit of a currency (ISO 4217, any case). Currencies written in
 * whole units, such as pesos, show decimals only if they are not zero, so that no digit of the charge is
 * dropped.
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
