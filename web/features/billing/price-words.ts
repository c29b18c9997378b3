import { t } from '@lingui/core/macro';
import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import { type Currency, taxBehaviors } from '#contracts/billing/currencies.ts';
import { nameOfPlan } from '#web/app/access/plan-words.ts';
import { userLocale } from '#web/app/format/format.ts';

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
      const what = quantity > 1 ? `${quantity} × ${nameOfPlan(plan)}` : nameOfPlan(plan);
      return endsAt ? t`${{ purchase: what }}, until ${{ date: day(endsAt, locale) }}` : what;
    });
}

/** Formats a day. */
export const day = (iso: string, locale = userLocale()): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(
    new Date(iso),
  );

/** True if tax is added to the prices in a currency, false if they include it. */
export const isTaxAdded = (currency: Currency): boolean => taxBehaviors[currency] === 'exclusive';
