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
  quantity: z.coerce.number('Give a number.').check(z.int(), z.minimum(0), z.maximum(50)),
});

/**
 * `GET /subscriptions/addon-invoice/:planId?quantity=`: what so many of an add-on cost now, for the time
 * that is left, or how much is credited. 409 while something is owed.
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

/** What a change of an item costs at this moment, reckoned by Stripe; below zero what is credited. */
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
  // Lines that waited for this invoice are of earlier moments.
  const starts = lines.data.map(({ period }) => period.start);
  return {
    total: total < 0 ? total : amount_due,
    currency,
    tax: taxShare(preview),
    prorationDate: starts.length > 0 ? Math.max(...starts) : created,
  };
}

/** The add-on of a number; 409 for a plan that is bought by itself. */
export function requireAddon(planId: number): BoughtPlan {
  const plan = requirePlan(planId);
  if (isBasePlan(plan) || !planPrices[plan].interval) {
    throw new ApiError('conflict', 'This isn’t an add-on to a current plan.');
  }
  return plan;
}

/**
 * How many of an add-on a subscription has, the item that makes it `quantity`, and its price. What runs
 * keeps the price that it was bought at.
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
