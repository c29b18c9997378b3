import { plans } from '#contracts/access/plans.ts';
import type { CurrentSubscription } from '#contracts/billing/billing.ts';
import { day } from './day.ts';

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
