import { plans } from '#contracts/access/plans.ts';
import type { CurrentSubscription, TaxShare } from '#contracts/billing/billing.ts';
import { type Currency, taxBehaviors } from '#contracts/billing/currencies.ts';
import { money, userLocale } from '#web/app/format/format.ts';

/**
 * Describes one-time purchases that are still valid, with one sentence for each: item, quantity and end date.
 */
export function paidOnce(
  { addons }: Pick<CurrentSubscription, 'addons'>,
  locale?: string,
): string[] {
  return addons
    .filter(({ kind }) => kind === 'one_time_payment')
    .map(({ plan, quantity, endsAt }) => {
      const what = quantity > 1 ? `${quantity} × ${plans[plan].name}` : plans[plan].name;
      return endsAt ? `${what}, until ${day(endsAt, locale)}` : what;
    });
}

/** Formats a day. */
export const day = (iso: string, locale = userLocale()): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(iso),
  );

/** The suffix for a price to which tax is added; empty if tax is included. */
export const taxWords = (currency: Currency): string =>
  taxBehaviors[currency] === 'exclusive' ? ', plus any tax due' : '';

/** The tax in an amount, in brackets after it; empty if there is no tax. */
export function taxInWords(tax: TaxShare | null, currency: string): string {
  if (!tax || tax.amount === 0) return '';
  const amount = money(Math.abs(tax.amount), currency);
  return ` (${tax.isIncluded ? 'tax included' : 'with tax'}: ${amount})`;
}
