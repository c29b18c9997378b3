import { userLocale } from './user-locale.ts';

/** An amount in the currency's smallest unit (ISO 4217 in any case), as people read it. */
export const money = (amount: number, currency: string, locale = userLocale()): string => {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
};
