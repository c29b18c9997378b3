import type Stripe from 'stripe';
import { type BoughtPlan, planPrices } from '#contracts/billing/prices.ts';
import type { Running } from './base-item.ts';

/**
 * What a schedule is told so that another plan takes this one's place at the end of the period: today's
 * items until then, and after that the same with the other price. `next.price` is its id at Stripe.
 */
export function planPhases(
  { subscription, item, plan }: Running,
  schedule: Stripe.SubscriptionSchedule,
  next: { plan: BoughtPlan; price: string },
): Stripe.SubscriptionScheduleUpdateParams {
  const items = subscription.items.data.map(({ id, price, quantity }) => ({
    id,
    price: price.id,
    quantity: quantity ?? 1,
  }));
  return {
    end_behavior: 'release',
    metadata: {
      fromLookupKey: planPrices[plan].lookupKey,
      nextLookupKey: planPrices[next.plan].lookupKey,
    },
    phases: [
      {
        items: items.map(({ price, quantity }) => ({ price, quantity })),
        start_date: schedule.current_phase?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
      },
      {
        items: items.map(({ id, price, quantity }) => ({
          price: id === item.id ? next.price : price,
          quantity,
        })),
        duration: { interval: 'month', interval_count: 1 },
      },
    ],
  };
}
