import { plans } from '#contracts/access/plans.ts';
import type { CurrentSubscription, TaxShare } from '#contracts/billing/billing.ts';
import { type Currency, taxBehaviors } from '#contracts/billing/currencies.ts';
import { money, userLocale } from '#web/app/format/format.ts';

/** What was paid once and still runs, a sentence each: what it is, how many, until when. */
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

/** A day as people write it. */
export const day = (iso: string, locale = userLocale()): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(iso),
  );

/** What to add to a price where tax comes on top of it; nothing where it is included. */
export const taxWords = (currency: Currency): string =>
  taxBehaviors[currency] === 'exclusive' ? ', plus tax where it is due' : '';

/** The tax in a sum, in brackets behind it; nothing where there is none. */
export function taxInWords(tax: TaxShare | null, currency: string): string {
  if (!tax || tax.amount === 0) return '';
  const amount = money(Math.abs(tax.amount), currency);
  return ` (${tax.isIncluded ? 'tax included' : 'with tax'}: ${amount})`;
}
