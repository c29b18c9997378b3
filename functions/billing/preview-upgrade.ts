import type Stripe from 'stripe';
import type { UpcomingInvoice } from '#teaching/billing/billing.ts';
import type { Running } from './running.ts';

/**
 * What moving to a price costs at this moment, reckoned by Stripe. The original line is the new plan's
 * share; the discount line is everything that is taken off it (what is paid of the old plan, coupons,
 * credit), so that the two always make the total.
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
  const lines = preview.lines.data;
  const charged = lines.filter(({ amount }) => amount >= 0);
  const credited = lines.filter(({ amount }) => amount < 0);
  const amount = charged.reduce((sum, line) => sum + line.amount, 0);
  const wordsOf = (some: Stripe.InvoiceLineItem[]) =>
    some.flatMap(({ description }) => description ?? []).join(', ');
  const total = preview.amount_due;
  return {
    originalDetails: { description: wordsOf(charged), amount },
    discountDetails: { description: wordsOf(credited), amount: total - amount },
    total,
    currency: preview.currency,
    // Stripe's own moment: only the lines say which that was.
    prorationDate: charged.at(-1)?.period.start ?? preview.created,
  };
}
