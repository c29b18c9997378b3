import type Stripe from 'stripe';
import { type Charged, Upgrade } from '#contracts/billing/billing.ts';
import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { ownPage } from '#functions/stripe/own-page.ts';
import { forgetPlannedPlan } from '#functions/stripe/planned-plan.ts';
import { priceOf, requirePlan } from '#functions/stripe/price-of.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './env.ts';
import { selectPayer } from './payer.ts';
import { previewUpgrade } from './preview-upgrade.ts';
import { requireFresh } from './require-fresh.ts';
import { retrieveChangeableSubscription } from './running-subscription.ts';

/**
 * `POST /subscriptions/plan/upgrade {planId, prorationDate}`: changes the plan for exactly what the
 * preview of that moment said; 409 for a moment that no preview of the last hour was of. Where the card
 * does not pay at once, or its bank wants to see its holder, the change waits for its invoice, and the old plan goes on. The same request
 * twice charges once.
 */
export const upgrade = operation<BillingEnv, never, never, Upgrade>(
  { may: ['public'], body: Upgrade, keeps: withoutPage },
  async ({ body: { planId, prorationDate }, db, env, caller }): Promise<Charged> => {
    const plan = requirePlan(planId);
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await retrieveChangeableSubscription(stripe, payer, plan, 'upgrade');
      const { subscription, item } = running;
      const price = await priceOf(stripe, plan);
      const { prorationDate: now } = await previewUpgrade(stripe, running, price);
      requireFresh(prorationDate, now, running);
      // A downgrade that was planned would undo what is paid for now.
      await forgetPlannedPlan(stripe, running);
      const changed = await stripe.subscriptions.update(
        subscription.id,
        {
          items: [{ id: item.id, price }],
          proration_date: prorationDate,
          proration_behavior: 'always_invoice',
          payment_behavior: 'pending_if_incomplete',
          expand: ['latest_invoice'],
        },
        { idempotencyKey: `upgrade-${subscription.id}-${price}-${prorationDate}` },
      );
      await syncSubscription(db, stripe, subscription.id);
      return chargedBy(env, changed);
    });
  },
);

/** An answer (`Charged`) without the page of its invoice, which shows it to whoever has the address. */
export function withoutPage(answer: unknown): unknown {
  return { ...Object(answer), invoiceUrl: null };
}

/** What the latest invoice of a subscription (expanded) says of a change. */
export function chargedBy(
  env: BillingEnv,
  { latest_invoice: invoice }: Stripe.Subscription,
): Charged {
  if (!invoice || typeof invoice === 'string') return { invoiceUrl: null, paid: true };
  return { invoiceUrl: ownPage(env, invoice.hosted_invoice_url), paid: invoice.status === 'paid' };
}
