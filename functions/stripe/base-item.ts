import type Stripe from 'stripe';
import { type BoughtPlan, isBasePlan, planOfPrice } from '#contracts/billing/prices.ts';

/** A subscription at Stripe, with its base plan. */
export interface Running {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  plan: BoughtPlan;
}

/** A subscription with the item of its base plan; null when it has none. */
export function withBaseItem(subscription: Stripe.Subscription): Running | null {
  for (const item of subscription.items.data) {
    const plan = planOfPrice(item.price);
    if (plan && isBasePlan(plan)) return { subscription, item, plan };
  }
  return null;
}

/** The schedule that manages a subscription (expanded); null of none. */
export const scheduleOf = ({
  schedule,
}: Stripe.Subscription): Stripe.SubscriptionSchedule | null =>
  typeof schedule === 'object' ? schedule : null;
