import { decimalsOf } from '#contracts/billing/decimals.ts';
import { userLocale } from './user-locale.ts';

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
