import type Stripe from 'stripe';
import type { InvoiceRow } from '#contracts/billing/billing.ts';
import { ownPage } from '#functions/billing/stripe-page.ts';
import { operation } from '#functions/http/operation.ts';
import { disputeOf, idOf } from '#functions/stripe/object-fields.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';

/** Maximum number of invoices listed. Stripe's own portal lists older invoices. */
const most = 100;

/** `GET /subscriptions/invoices`: paid and open invoices, newest first. */
export const listInvoices = operation<BillingEnv>(
  { may: ['public'] },
  async ({ db, env, caller }): Promise<InvoiceRow[]> => {
    const { customerId } = await selectPayer(db, caller, { forOwnPast: true });
    if (!customerId) return [];
    const stripe = openStripe(env);
    return atStripe(async () => {
      const [{ data }, charges] = await Promise.all([
        stripe.invoices.list({ customer: customerId, limit: most, expand: ['data.payments'] }),
        stripe.charges.list({ customer: customerId, limit: most }),
      ]);
      const reversals = await reversalsOf(stripe, charges.data);
      return data.map((invoice) => ({
        ...(reversals.get(intentOf(invoice)) ?? { refunded: 0, dispute: null }),
        id: invoice.id ?? '',
        number: invoice.number,
        createdAt: new Date(invoice.created * 1000).toISOString(),
        total: invoice.total,
        currency: invoice.currency,
        status: invoice.status ?? 'draft',
        url: ownPage(env, invoice.hosted_invoice_url),
        isChange: invoice.status === 'open' && invoice.billing_reason === 'subscription_update',
      }));
    });
  },
);

type Reversal = Pick<InvoiceRow, 'refunded' | 'dispute'>;

/** Returns the refunds and disputes, keyed by payment. */
async function reversalsOf(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
): Promise<Map<string, Reversal>> {
  const reversed = charges.filter((one) => one.disputed || one.amount_refunded > 0);
  const found = reversed.map(async (charge): Promise<[string, Reversal]> => {
    const dispute = charge.disputed ? await disputeOf(stripe, charge.id) : null;
    return [idOf(charge.payment_intent), { refunded: charge.amount_refunded, dispute }];
  });
  return new Map(await Promise.all(found));
}

/** Returns the id of the payment that settled an invoice; '' if there is none. */
function intentOf({ payments }: Stripe.Invoice): string {
  const paid = payments?.data.find(({ status }) => status === 'paid');
  return idOf(paid?.payment.payment_intent);
}
