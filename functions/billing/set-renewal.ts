import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { forgetPlannedPlan } from '#functions/stripe/planned-plan.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { retrieveRunningSubscription } from './running-subscription.ts';

/** Sets whether the plan is renewed at the end of the paid period. Idempotent. 204. */
const setRenewal = (renews: boolean) =>
  operation<BillingEnv>({ may: ['public'] }, async ({ db, env, caller }) => {
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await retrieveRunningSubscription(stripe, payer);
      const { subscription } = running;
      // A plan that is renewed anyway may have a planned downgrade, which is kept.
      if (subscription.cancel_at_period_end === renews) {
        // A cancelled plan has no next plan: Stripe rejects the combination.
        await forgetPlannedPlan(stripe, running);
        await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: !renews });
      }
      await syncSubscription(db, stripe, subscription.id);
      return null;
    });
  });

/** `POST /subscriptions/cancel`: the plan runs to the end of the paid period. */
export const cancelPlan = setRenewal(false);

/** `POST /subscriptions/resume`: revokes the cancellation of a plan that is still running. */
export const resumePlan = setRenewal(true);
