import type Stripe from 'stripe';
import { type BoughtPlan, planOfLookupKey } from '#contracts/billing/prices.ts';

/** What we keep of one item of a Stripe subscription: a row of `subscriptions`. Moments are ISO 8601. */
export interface SubscriptionRow {
  id: string;
  plan: BoughtPlan;
  status: 'active' | 'canceled' | 'expired' | 'upcoming';
  paymentStatus: string;
  quantity: number;
  startsAt: string;
  endsAt: string | null;
  periodEndsAt: string;
  cancelAtPeriodEnd: boolean;
  nextPlan: BoughtPlan | null;
}

/** Our status of a plan (specification 3) for each of Stripe's. */
const statuses: Readonly<Record<string, SubscriptionRow['status']>> = {
  incomplete: 'upcoming',
  incomplete_expired: 'expired',
  trialing: 'active',
  active: 'active',
  past_due: 'active',
  // It runs at Stripe, but nobody pays: what it gave is held back until somebody does.
  unpaid: 'expired',
  paused: 'expired',
  canceled: 'canceled',
};

const iso = (seconds: number) => new Date(seconds * 1000).toISOString();

/**
 * The rows of a subscription as Stripe has it now (`schedule` expanded, with its phases). Items with a
 * price that is none of ours are left out.
 */
export function subscriptionRows(subscription: Stripe.Subscription): SubscriptionRow[] {
  // A status that Stripe adds one day gives nothing until somebody has thought about it.
  const status = statuses[subscription.status] ?? 'expired';
  return subscription.items.data.flatMap((item) => {
    const plan = planOfLookupKey(item.price.lookup_key);
    if (!plan) return [];
    return {
      id: item.id,
      plan,
      status,
      paymentStatus: subscription.status,
      quantity: item.quantity ?? 1,
      startsAt: iso(subscription.start_date),
      endsAt: subscription.ended_at === null ? null : iso(subscription.ended_at),
      periodEndsAt: iso(item.current_period_end),
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      nextPlan: nextPlanOf(subscription, plan),
    };
  });
}

/** The base plan that the schedule brings after this one, told by the price's key in its metadata. */
function nextPlanOf({ schedule }: Stripe.Subscription, plan: BoughtPlan): BoughtPlan | null {
  if (!schedule || typeof schedule === 'string' || schedule.status !== 'active') return null;
  const next = planOfLookupKey(schedule.metadata?.nextLookupKey ?? null);
  return schedule.metadata?.fromLookupKey &&
    planOfLookupKey(schedule.metadata.fromLookupKey) === plan
    ? next
    : null;
}
