import * as z from 'zod/mini';
import { PlanId, type UpcomingInvoice } from '#contracts/billing/billing.ts';
import { operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { priceOf, requirePlan } from '#functions/stripe/price-of.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './env.ts';
import { selectPayer } from './payer.ts';
import { previewUpgrade } from './preview-upgrade.ts';
import { retrieveChangeableSubscription } from './running-subscription.ts';

export const PlanParams = z.object({ planId: PlanId });

/**
 * `GET /subscriptions/upcoming-invoice/:planId`: what an upgrade to this plan costs now (specification
 * 2). 409 when it would be no upgrade.
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
