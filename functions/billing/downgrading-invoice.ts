import type * as z from 'zod/mini';
import { plans } from '#contracts/access/plans.ts';
import type { DowngradeInvoice } from '#contracts/billing/billing.ts';
import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { priceOf, requirePlan } from '#functions/stripe/price-of.ts';
import { atStripe } from './at-stripe.ts';
import { selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { retrieveChangeableSubscription } from './running-subscription.ts';
import { PlanParams, taxOnTop, taxShare } from './upcoming-invoice.ts';

/**
 * `GET /subscriptions/downgrading-invoice/:planId`: the changes that a downgrade makes, their date, and the
 * amount payable on that date, line by line (specification 2). 409 if the change is not a downgrade.
 */
export const downgradingInvoice = operation<BillingEnv, z.infer<typeof PlanParams>>(
  { may: ['public'], params: PlanParams },
  async ({ params: { planId }, db, env, caller }): Promise<{ invoice: DowngradeInvoice }> => {
    const plan = requirePlan(planId);
    const payer = await selectPayer(db, caller);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await retrieveChangeableSubscription(stripe, payer, plan, 'downgrade');
      const preview = await stripe.invoices.createPreview({
        subscription: running.subscription.id,
        subscription_details: {
          items: [{ id: running.item.id, price: await priceOf(stripe, plan) }],
          proration_behavior: 'none',
        },
      });
      const tax = taxShare(preview);
      const lines = preview.lines.data.map(({ description, amount }) => ({
        description: description ?? '',
        amount,
      }));
      // Stripe returns no lines for coupons and credit. Add a line for them, so that the lines add up to the
      // total.
      const rest = lines.reduce((left, { amount }) => left - amount, preview.amount_due);
      const credit = rest - taxOnTop(tax);
      return {
        invoice: {
          title: plans[plan].name,
          startDate: new Date(running.item.current_period_end * 1000).toISOString(),
          lines:
            credit === 0
              ? lines
              : [...lines, { description: 'Discounts and credit', amount: credit }],
          totalAmount: preview.amount_due,
          currency: preview.currency,
          tax,
        },
      };
    });
  },
);
