import type Stripe from 'stripe';
import { type Charged, Upgrade } from '#contracts/billing/billing.ts';
import { ownPage } from '#functions/billing/stripe-page.ts';
import { ApiError } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { Running } from '#functions/stripe/object-fields.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { forgetPlannedPlan } from '#functions/stripe/planned-plan.ts';
import { priceOf, requirePlan } from '#functions/stripe/price-of.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { retrieveChangeableSubscription } from './running-subscription.ts';
import { previewUpgrade } from './upcoming-invoice.ts';

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

/** How long the sums of a preview hold, in seconds. */
const previewValidSeconds = 3600;

/**
 * 409 for a moment that no preview of the last hour was of. The later the moment, the less is charged: it
 * must have been, by Stripe's own clock (`now`), and lie in the period that is paid for.
 */
export function requireFresh(moment: number, now: number, { item }: Running): void {
  const isOfThisPeriod = moment >= item.current_period_start;
  if (moment <= now && moment >= now - previewValidSeconds && isOfThisPeriod) return;
  throw new ApiError('conflict', 'These amounts are out of date. Check them again.');
}
