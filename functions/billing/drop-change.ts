import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { putPlannedPlanBack } from '#functions/stripe/planned-plan.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { retrieveRunningSubscription } from './running-subscription.ts';

/**
 * `POST /subscriptions/change/drop`: cancels a change that is waiting for its payment and voids its invoice,
 * so that no payment is due. Does nothing if no change is waiting. 204.
 */
export const dropChange = operation<BillingEnv>(
  { may: ['public'] },
  async ({ db, env, caller }) => {
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const { subscription } = await retrieveRunningSubscription(stripe, payer);
      const { latest_invoice: latest } = subscription;
      if (subscription.pending_update && latest) {
        // Voiding the invoice makes Stripe discard the change.
        await stripe.invoices.voidInvoice(typeof latest === 'string' ? latest : (latest.id ?? ''));
        await putPlannedPlanBack(stripe, subscription.id);
      }
      await syncSubscription(db, stripe, subscription.id);
      return null;
    });
  },
);
