import type Stripe from 'stripe';
import { type BoughtPlan, planChange } from '#contracts/billing/prices.ts';
import { ApiError } from '#functions/http/errors.ts';
import { type Running, withBaseItem } from '#functions/stripe/object-fields.ts';
import type { Payer } from './payer.ts';

/** Reads the payer's subscription from Stripe; 409 when there is none that could be changed. */
export async function retrieveRunningSubscription(stripe: Stripe, payer: Payer): Promise<Running> {
  const none = () => new ApiError('conflict', 'There is no subscription to change yet.');
  if (!payer.subscriptionId) throw none();
  const subscription = await stripe.subscriptions.retrieve(payer.subscriptionId, {
    expand: ['schedule'],
  });
  if (['canceled', 'incomplete_expired'].includes(subscription.status)) throw none();
  const running = withBaseItem(subscription);
  if (!running) throw none();
  return running;
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
    throw new ApiError('conflict', `You can’t ${change} to this plan.`);
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
      'A change is waiting to be paid for. Pay its invoice first, under Manage subscription.',
    );
  }
  if (!['active', 'trialing'].includes(subscription.status)) {
    throw new ApiError(
      'conflict',
      'A payment is open. Pay its invoice first, under Manage subscription.',
    );
  }
}
