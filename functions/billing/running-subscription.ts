import type Stripe from 'stripe';
import {
  type BoughtPlan,
  isBasePlan,
  planChange,
  planOfLookupKey,
} from '#contracts/billing/prices.ts';
import { ApiError } from '#functions/http/errors.ts';
import type { Payer } from './payer.ts';

/** A subscription that runs at Stripe, with its base plan. */
export interface Running {
  subscription: Stripe.Subscription;
  item: Stripe.SubscriptionItem;
  plan: BoughtPlan;
}

/** Reads the payer's subscription from Stripe; 409 when there is none that could be changed. */
export async function retrieveRunningSubscription(stripe: Stripe, payer: Payer): Promise<Running> {
  const none = () => new ApiError('conflict', 'There is no subscription to change yet.');
  if (!payer.subscriptionId) throw none();
  const subscription = await stripe.subscriptions.retrieve(payer.subscriptionId, {
    expand: ['schedule'],
  });
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) throw none();
  for (const item of subscription.items.data) {
    const plan = planOfLookupKey(item.price.lookup_key);
    if (plan && isBasePlan(plan)) return { subscription, item, plan };
  }
  throw none();
}

/** The payer's subscription where moving to this plan is such a change and can be made now; else 409. */
export async function retrieveChangeableSubscription(
  stripe: Stripe,
  payer: Payer,
  plan: BoughtPlan,
  change: 'upgrade' | 'downgrade',
): Promise<Running> {
  const running = await retrieveRunningSubscription(stripe, payer);
  requireSettled(running);
  if (planChange(running.plan, plan) !== change) {
    throw new ApiError('conflict', `This plan is no ${change} of yours.`);
  }
  return running;
}

/**
 * 409 while something is owed. A second change would put one that waits for its invoice aside unseen,
 * and for a period that nobody has paid, Stripe would credit its unused time as if it were paid.
 */
export function requireSettled({ subscription }: Running): void {
  if (subscription.pending_update) {
    throw new ApiError(
      'conflict',
      'A change waits for its payment. Pay its invoice first, under Manage subscription.',
    );
  }
  if (!['active', 'trialing'].includes(subscription.status)) {
    throw new ApiError(
      'conflict',
      'A payment is open. Pay its invoice first, under Manage subscription.',
    );
  }
}

/** The schedule that manages a subscription (expanded); null of none. */
export const scheduleOf = ({
  schedule,
}: Stripe.Subscription): Stripe.SubscriptionSchedule | null =>
  typeof schedule === 'object' ? schedule : null;
