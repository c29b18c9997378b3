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
 * `POST /subscriptions/plan/upgrade {planId, prorationDate}`: changes the plan and charges exactly the amount
 * previewed for this `prorationDate`. 409 if the date is not from a preview of the last hour. If the card
 * does not pay at once or its bank requires authentication, the old plan continues until the invoice is paid.
 * A retry of the same request does not charge again.
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
      // Remove a planned downgrade, because it would later undo this paid change.
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

/**
 * Removes the URL of the invoice page from a response (`Charged`), because anyone with the URL can view the
 * invoice.
 */
export function withoutPage(answer: unknown): unknown {
  return { ...Object(answer), invoiceUrl: null };
}

/** Returns the payment state of a change, from the subscription's expanded latest invoice. */
export function chargedBy(
  env: BillingEnv,
  { latest_invoice: invoice }: Stripe.Subscription,
): Charged {
  if (!invoice || typeof invoice === 'string') return { invoiceUrl: null, paid: true };
  return { invoiceUrl: ownPage(env, invoice.hosted_invoice_url), paid: invoice.status === 'paid' };
}

/** How long the amounts of a preview are valid, in seconds. */
const previewValidSeconds = 3600;

/**
 * Throws 409 if a proration date (`moment`) is not from a preview of the last hour. The date must be in the
 * paid period. It must also not be in the future by Stripe's own clock (`now`), because a later date costs
 * less.
 */
export function requireFresh(moment: number, now: number, { item }: Running): void {
  const isOfThisPeriod = moment >= item.current_period_start;
  if (moment <= now && moment >= now - previewValidSeconds && isOfThisPeriod) return;
  throw new ApiError('conflict', 'These amounts are out of date. Check them again.');
}
