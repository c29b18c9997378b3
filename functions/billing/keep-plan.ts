import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { forgetPlannedPlan } from '#functions/stripe/planned-plan.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { retrieveRunningSubscription } from './running-subscription.ts';

/**
 * `POST /subscriptions/plan/keep`: cancels a planned downgrade, so the current plan is renewed. Charges
 * nothing. Idempotent: does nothing if no downgrade is planned. 204; 409 without a subscription.
 */
export const keepPlan = operation<BillingEnv>({ may: ['public'] }, async ({ db, env, caller }) => {
  const payer = await selectPayer(db, caller);
  const stripe = openStripe(env);
  return atStripe(async () => {
    const running = await retrieveRunningSubscription(stripe, payer);
    await forgetPlannedPlan(stripe, running);
    await syncSubscription(db, stripe, running.subscription.id);
    return null;
  });
});
