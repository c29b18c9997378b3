import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { forgetPlannedPlan } from '#functions/stripe/planned-plan.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { retrieveRunningSubscription } from './running-subscription.ts';

/** Whether the plan is renewed at the end of what is paid for. Twice is once. 204. */
const setRenewal = (renews: boolean) =>
  operation<BillingEnv>({ may: ['public'] }, async ({ db, env, caller }) => {
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await retrieveRunningSubscription(stripe, payer);
      const { subscription } = running;
      // What is renewed anyway may have a downgrade planned, which stays.
      if (subscription.cancel_at_period_end === renews) {
        // What ends has no next plan: Stripe refuses both at once.
        await forgetPlannedPlan(stripe, running);
        await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: !renews });
      }
      await syncSubscription(db, stripe, subscription.id);
      return null;
    });
  });

/** `POST /subscriptions/cancel`: the plan runs to the end of what is paid for. */
export const cancelPlan = setRenewal(false);

/** `POST /subscriptions/resume`: a cancelled plan goes on after all, as long as it still runs. */
export const resumePlan = setRenewal(true);
