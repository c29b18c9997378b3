import type Stripe from 'stripe';
import { type BoughtPlan, isBasePlan, planOfPrice } from '#contracts/billing/prices.ts';

/** A Stripe subscription, with the item for its base plan and that plan. */
export interface Running {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  plan: BoughtPlan;
}

/** Returns a subscription with its base plan; null if the subscription has no base plan. */
export function withBaseItem(subscription: Stripe.Subscription): Running | null {
  for (const item of subscription.items.data) {
    const plan = planOfPrice(item.price);
    if (plan && isBasePlan(plan)) return { subscription, item, plan };
  }
  return null;
}

/** Returns the (expanded) schedule that manages a subscription; null if there is no schedule. */
export const scheduleOf = ({
  schedule,
}: Stripe.Subscription): Stripe.SubscriptionSchedule | null =>
  typeof schedule === 'object' ? schedule : null;

/** Returns the id of a Stripe object, which is given as an id or as the expanded object; '' if missing. */
export const idOf = (thing: string | { id?: string } | null | undefined): string =>
  typeof thing === 'string' ? thing : (thing?.id ?? '');

/**
 * The state of a dispute about a payment: `lost` and `won` are the bank's final decision. Null if there is no
 * dispute, or only an inquiry by the bank, which does not move money.
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
