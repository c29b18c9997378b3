import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { AddonInvoice } from '#contracts/billing/billing.ts';
import { type BoughtPlan, isBasePlan, planOfPrice, planPrices } from '#contracts/billing/prices.ts';
import { ApiError } from '#functions/http/errors.ts';
import { operation } from '#functions/http/operation.ts';
import type { Running } from '#functions/stripe/object-fields.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { amountIn, priceOf, requirePlan } from '#functions/stripe/price-of.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { requireSettled, retrieveRunningSubscription } from './running-subscription.ts';
import { PlanParams, taxShare } from './upcoming-invoice.ts';

const Wanted = z.object({
  quantity: z.coerce.number('Enter a number.').check(z.int(), z.minimum(0), z.maximum(50)),
});

/**
 * `GET /subscriptions/addon-invoice/:planId?quantity=`: the cost of changing an add-on to this quantity for
 * the rest of the period, either charged now or credited. 409 while a payment is due.
 */
export const addonInvoice = operation<
  BillingEnv,
  z.infer<typeof PlanParams>,
  z.infer<typeof Wanted>
>(
  { may: ['public'], params: PlanParams, query: Wanted },
  async ({ params: { planId }, query, db, env, caller }): Promise<{ invoice: AddonInvoice }> => {
    const plan = requireAddon(planId);
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await retrieveRunningSubscription(stripe, payer);
      requireSettled(running);
      const { currency } = running.subscription;
      const { before, wanted, price } = await addonItem(stripe, running, plan, query.quantity);
      const later = (await amountIn(stripe, price, currency)) * query.quantity;
      if (before === query.quantity) {
        const prorationDate = running.item.current_period_start;
        return { invoice: { total: 0, currency, tax: null, prorationDate, later } };
      }
      return { invoice: { ...(await previewAddon(stripe, running, wanted)), later } };
    });
  },
);

/**
 * Returns the current cost of changing an item, as computed by Stripe. Negative if the amount is credited.
 */
export async function previewAddon(
  stripe: Stripe,
  { subscription }: Running,
  wanted: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.Item,
): Promise<Omit<AddonInvoice, 'later'>> {
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items: [wanted], proration_behavior: 'always_invoice' },
  });
  const { lines, total, amount_due, currency, created } = preview;
  // Lines that were already pending before this invoice have earlier timestamps, so use the latest.
  const starts = lines.data.map(({ period }) => period.start);
  return {
    total: total < 0 ? total : amount_due,
    currency,
    tax: taxShare(preview),
    prorationDate: starts.length > 0 ? Math.max(...starts) : created,
  };
}

/** Returns the add-on with this plan id; 409 if the id belongs to a standalone plan. */
export function requireAddon(planId: number): BoughtPlan {
  const plan = requirePlan(planId);
  if (isBasePlan(plan) || !planPrices[plan].interval) {
    throw new ApiError('conflict', 'This isn’t an add-on to your current plan.');
  }
  return plan;
}

/**
 * Returns three values: the subscription's current quantity of an add-on, the Stripe item that changes it to
 * `quantity`, and the price. An active add-on keeps the price at which it was bought.
 */
export async function addonItem(
  stripe: Stripe,
  { subscription }: Running,
  plan: BoughtPlan,
  quantity: number,
) {
  const item = subscription.items.data.find((one) => planOfPrice(one.price) === plan);
  const price = item?.price.id ?? (await priceOf(stripe, plan));
  const change = quantity === 0 ? { deleted: true } : { quantity };
  return {
    before: item?.quantity ?? 0,
    price,
    wanted: item ? { id: item.id, ...change } : { price, quantity },
  };
}
