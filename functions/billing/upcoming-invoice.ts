import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { PlanId, type TaxShare, type UpcomingInvoice } from '#contracts/billing/billing.ts';
import { operation } from '#functions/http/operation.ts';
import type { Running } from '#functions/stripe/object-fields.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { priceOf, requirePlan } from '#functions/stripe/price-of.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { retrieveChangeableSubscription } from './running-subscription.ts';

export const PlanParams = z.object({ planId: PlanId });

/**
 * `GET /subscriptions/upcoming-invoice/:planId`: the cost of upgrading to this plan now (specification 2).
 * 409 if the change is not an upgrade.
 */
export const upcomingInvoice = operation<BillingEnv, z.infer<typeof PlanParams>>(
  { may: ['public'], params: PlanParams },
  async ({ params: { planId }, db, env, caller }): Promise<{ invoice: UpcomingInvoice }> => {
    const plan = requirePlan(planId);
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await retrieveChangeableSubscription(stripe, payer, plan, 'upgrade');
      return { invoice: await previewUpgrade(stripe, running, await priceOf(stripe, plan)) };
    });
  },
);

/**
 * Returns the tax of an invoice; null if no tax is calculated. In each currency, either all our prices
 * include tax or none do.
 */
export function taxShare({
  automatic_tax: automatic,
  total_taxes: taxes,
}: Stripe.Invoice): TaxShare | null {
  if (!automatic.enabled || !taxes || taxes.length === 0) return null;
  return {
    amount: taxes.reduce((sum, { amount }) => sum + amount, 0),
    isIncluded: taxes.every(({ tax_behavior: behavior }) => behavior === 'inclusive'),
  };
}

/** Returns the tax to add to the lines of an invoice; 0 if the lines already include it. */
export const taxOnTop = (tax: TaxShare | null): number => (tax && !tax.isIncluded ? tax.amount : 0);

/**
 * Returns the current cost of moving to a price, as computed by Stripe. The original line is the new plan's
 * share of the period. The discount line is everything else: the unused, already paid share of the old plan,
 * coupons and credit. The two lines, plus tax if the prices exclude it, therefore always add up to the total.
 */
export async function previewUpgrade(
  stripe: Stripe,
  { subscription, item }: Running,
  price: string,
): Promise<UpcomingInvoice> {
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
    },
  });
  const { lines, amount_due: total, currency } = preview;
  const isNew = ({ pricing }: Stripe.InvoiceLineItem) => pricing?.price_details?.price === price;
  const tax = taxShare(preview);
  const original = lines.data.filter(isNew);
  const others = lines.data.filter((line) => !isNew(line));
  const amount = original.reduce((sum, line) => sum + line.amount, 0);
  const wordsOf = (some: readonly Stripe.InvoiceLineItem[]) =>
    some.flatMap(({ description }) => description ?? []).join(', ');
  return {
    originalDetails: { description: wordsOf(original), amount },
    discountDetails: { description: wordsOf(others), amount: total - amount - taxOnTop(tax) },
    tax,
    total,
    currency,
    // The time that Stripe uses for the change. Read it from the new line, because other lines may be pending
    // from earlier changes.
    prorationDate: original.at(-1)?.period.start ?? preview.created,
  };
}
