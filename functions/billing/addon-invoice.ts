import type Stripe from 'stripe';
import * as z from 'zod';
import type { AddonInvoice } from '#contracts/billing/billing.ts';
import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { addonItem, requireAddon } from './addon-item.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './env.ts';
import { selectPayer } from './payer.ts';
import {
  type Running,
  requireSettled,
  retrieveRunningSubscription,
} from './running-subscription.ts';
import { PlanParams } from './upcoming-invoice.ts';

const Wanted = z.object({ quantity: z.coerce.number('Give a number.').int().min(0).max(50) });

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
      const { before, wanted } = await addonItem(stripe, running, plan, query.quantity);
      if (before === query.quantity) {
        const { currency } = running.subscription;
        return {
          invoice: { total: 0, currency, prorationDate: running.item.current_period_start },
        };
      }
      return { invoice: await previewAddon(stripe, running, wanted) };
    });
  },
);

/** What a change of an item costs at this moment, reckoned by Stripe; below zero what is credited. */
export async function previewAddon(
  stripe: Stripe,
  { subscription }: Running,
  wanted: Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.Item,
): Promise<AddonInvoice> {
  const { lines, total, amount_due, currency, created } = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items: [wanted], proration_behavior: 'always_invoice' },
  });
  // Lines that waited for this invoice are of earlier moments.
  const starts = lines.data.map(({ period }) => period.start);
  return {
    total: total < 0 ? total : amount_due,
    currency,
    prorationDate: starts.length > 0 ? Math.max(...starts) : created,
  };
}
