import * as z from 'zod';
import { operation } from '#functions/_base/operation.ts';
import { openStripe } from '#functions/_base/stripe/open-stripe.ts';
import { PlanId, type UpcomingInvoice } from '#teaching/billing/billing.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './env.ts';
import { readPayer } from './payer.ts';
import { priceOf, requirePlan } from './price-of.ts';
import { readUpgradable } from './running.ts';

export const PlanParams = z.object({ planId: PlanId });

/**
 * `GET /subscriptions/upcoming-invoice/:planId`: what an upgrade to this plan costs now (specification
 * 2): the new plan's share as the original line, what is paid of the old one as the discount. 409 when
 * it would be no upgrade.
 */
export const upcomingInvoice = operation<BillingEnv, z.infer<typeof PlanParams>>(
  { may: ['public'], params: PlanParams },
  async ({ params: { planId }, db, env, who }): Promise<{ invoice: UpcomingInvoice }> => {
    const plan = requirePlan(planId);
    const payer = await readPayer(db, who);
    const stripe = openStripe(env);
    return atStripe(async () => {
      const running = await readUpgradable(stripe, payer, plan);
      // Reckoned at Stripe's own moment; its lines say which that was.
      const preview = await stripe.invoices.createPreview({
        subscription: running.subscription.id,
        subscription_details: {
          items: [{ id: running.item.id, price: await priceOf(stripe, plan) }],
          proration_behavior: 'always_invoice',
        },
      });
      const lines = preview.lines.data;
      const original = lines.find(({ amount }) => amount >= 0);
      const discount = lines.find(({ amount }) => amount < 0);
      return {
        invoice: {
          originalDetails: {
            description: original?.description ?? '',
            amount: original?.amount ?? 0,
          },
          discountDetails: {
            description: discount?.description ?? '',
            amount: discount?.amount ?? 0,
          },
          total: preview.amount_due,
          currency: preview.currency,
          prorationDate: original?.period.start ?? preview.created,
        },
      };
    });
  },
);
