import type { TaxShare } from '#contracts/billing/billing.ts';
import { type Currency, taxBehaviors } from '#contracts/billing/currencies.ts';
import { money } from '#web/app/format/money.ts';

/** What to add to a price where tax comes on top of it; nothing where it is included. */
export const taxWords = (currency: Currency): string =>
  taxBehaviors[currency] === 'exclusive' ? ', plus tax where it is due' : '';

/** The tax in a sum, in brackets behind it; nothing where there is none. */
export function taxInWords(tax: TaxShare | null, currency: string): string {
  if (!tax || tax.amount === 0) return '';
  const amount = money(Math.abs(tax.amount), currency);
  return ` (${tax.isIncluded ? 'tax included' : 'with tax'}: ${amount})`;
}
