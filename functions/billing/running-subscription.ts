import type Stripe from 'stripe';
import { type BoughtPlan, planChange } from '#contracts/billing/prices.ts';
import { ApiError } from '#functions/http/errors.ts';
import { type Running, withBaseItem } from '#functions/stripe/object-fields.ts';
import type { Payer } from './payer.ts';

/** Fetches the payer's subscription from Stripe; 409 if there is no subscription that can be changed. */
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

/**
 * Fetches the payer's subscription. 409 unless a change to this plan is of the given kind (an upgrade or a
 * downgrade) and is possible now.
 */
export async function retrieveChangeableSubscription(
  stripe: Stripe,
  payer: Payer,
  plan: BoughtPlan,
  change: 'upgrade' | 'downgrade',
): Promise<Running> {
  const running = await retrieveRunningSubscription(stripe, payer);
  requireSettled(running);
  if (planChange(running.plan, plan) !== change) {
    const message =
      change === 'upgrade'
        ? 'You can’t upgrade to this plan.'
        : 'You can’t downgrade to this plan.';
    throw new ApiError('conflict', message);
  }
  return running;
}

/**
 * Throws 409 while a payment is due. Without this check, a second change would silently discard the first
 * one, which is waiting for its invoice. Stripe would also credit the unused time of an unpaid period as if
 * it had been paid.
 */
export function requireSettled({ subscription }: Running): void {
  if (subscription.pending_update) {
    throw new ApiError(
      'conflict',
      'A change is waiting for payment. Pay its invoice first, under Manage subscription.',
    );
  }
  if (!['active', 'trialing'].includes(subscription.status)) {
    throw new ApiError(
      'conflict',
      'A payment is due. Pay its invoice first, under Manage subscription.',
    );
  }
}
