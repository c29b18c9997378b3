import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { forgetPlannedPlan } from '#functions/stripe/planned-plan.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { retrieveRunningSubscription } from './running-subscription.ts';

/**
 * Creates the operation that turns the plan's renewal on or off. A plan that does not renew ends with the
 * paid period. Idempotent. 204.
 */
const setRenewal = (renews: boolean) =>
  operation<BillingEnv>({ may: ['public'] }, async ({ db, env, caller }) => {
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await retrieveRunningSubscription(stripe, payer);
      const { subscription } = running;
      // If the renewal is already set as requested, change nothing, so that a planned downgrade is kept.
      if (subscription.cancel_at_period_end === renews) {
        // Stripe does not allow cancelling a subscription that has a scheduled plan change.
        await forgetPlannedPlan(stripe, running);
        await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: !renews });
      }
      await syncSubscription(db, stripe, subscription.id);
      return null;
    });
  });

/** `POST /subscriptions/cancel`: cancels the plan at the end of the paid period. */
export const cancelPlan = setRenewal(false);

/** `POST /subscriptions/resume`: revokes a cancellation before the plan has ended. */
export const resumePlan = setRenewal(true);
