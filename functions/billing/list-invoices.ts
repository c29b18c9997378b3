import type { InvoiceRow } from '#contracts/billing/billing.ts';
import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { ownPage } from '#functions/stripe/own-page.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './env.ts';
import { selectPayer } from './payer.ts';

/** More are in Stripe's own portal. */
const most = 100;

/** `GET /subscriptions/invoices`: what was and is to be paid, newest first. */
export const listInvoices = operation<BillingEnv>(
  { may: ['public'] },
  async ({ db, env, caller }): Promise<InvoiceRow[]> => {
    const { customerId } = await selectPayer(db, caller, { forOwnPast: true });
    if (!customerId) return [];
    const stripe = openStripe(env);
    return atStripe(async () => {
      const { data } = await stripe.invoices.list({ customer: customerId, limit: most });
      return data.map((invoice) => ({
        id: invoice.id ?? '',
        number: invoice.number,
        createdAt: new Date(invoice.created * 1000).toISOString(),
        total: invoice.total,
        currency: invoice.currency,
        status: invoice.status ?? 'draft',
        url: ownPage(env, invoice.hosted_invoice_url),
      }));
    });
  },
);
