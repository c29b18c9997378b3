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

/** The id of something at Stripe that comes as its id or as itself; '' of nothing. */
export const idOf = (thing: string | { id?: string } | null | undefined): string =>
  typeof thing === 'string' ? thing : (thing?.id ?? '');

/**
 * How a dispute about a payment is going: `lost` and `won` are the bank's last word; null where there is
 * none, or where the bank only asked (an inquiry moves no money).
 */
export async function disputeOf(
  stripe: Stripe,
  charge: string,
): Promise<'open' | 'won' | 'lost' | null> {
  const { data } = await stripe.disputes.list({ charge, limit: 10 });
  const statuses = data.map(({ status }) => status);
  if (statuses.includes('lost')) return 'lost';
  const isOpen = statuses.some((status) => openStatuses.has(status));
  if (isOpen) return 'open';
  return statuses.includes('won') ? 'won' : null;
}

const openStatuses: ReadonlySet<Stripe.Dispute.Status> = new Set([
  'needs_response',
  'under_review',
  'appeal_needs_response',
  'appeal_under_review',
]);
