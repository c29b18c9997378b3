import { isLocaleName } from '#contracts/account/locales.ts';
import { decimalsOf } from '#contracts/billing/decimals.ts';

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

/** "1 class", "1,200 classes": a number as the reader writes it, with the word for so many. */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString(userLocale())} ${count === 1 ? one : many}`;

/**
 * An amount in the smallest unit that Stripe counts a currency in (ISO 4217 in any case), as people read
 * it. Where they write whole pesos, parts of one are written only where there are some: no digit of what
 * is charged is left out.
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
