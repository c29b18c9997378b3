import { ownLocale } from '#web/own-locale.ts';

/** An amount in the currency's smallest unit (ISO 4217 in any case), as people read it. */
export const money = (amount: number, currency: string, locale = ownLocale()): string => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
};

/** A day as people write it. */
export const day = (iso: string, locale = ownLocale()): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(iso),
  );
