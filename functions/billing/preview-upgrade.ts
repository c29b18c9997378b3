import type Stripe from 'stripe';
import type { UpcomingInvoice } from '#contracts/billing/billing.ts';
import type { Running } from '#functions/stripe/base-item.ts';
import { taxOnTop, taxShare } from './tax-share.ts';

/**
 * What moving to a price costs at this moment, reckoned by Stripe. The original line is the new plan's
 * share; the discount line is everything else (what is paid of the old plan, coupons, credit), so that
 * the two, and tax that comes on top of them, always make the total.
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
    // Stripe's own moment: only the new line says which that was, others may have waited.
    prorationDate: original.at(-1)?.period.start ?? preview.created,
  };
}
