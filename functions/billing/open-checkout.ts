import { Refusal } from '#functions/_base/errors.ts';
import { operation } from '#functions/_base/operation.ts';
import { openStripe } from '#functions/_base/stripe/open-stripe.ts';
import { OpenCheckout } from '#teaching/billing/billing.ts';
import { isBasePlan, planPrices } from '#teaching/billing/prices.ts';
import { atStripe } from './at-stripe.ts';
import type { BillingEnv } from './env.ts';
import { ensureCustomer, readPayer } from './payer.ts';
import { priceOf, requirePlan } from './price-of.ts';

/**
 * `POST /subscriptions/checkout {planId, quantity}`: answers `{url}`, Stripe's page for a first plan or
 * for something that is paid once. 409 when a plan runs already: that one is changed, not bought again.
 */
export const openCheckout = operation<BillingEnv, never, never, OpenCheckout>(
  { may: ['public'], body: OpenCheckout },
  async ({ body: { planId, quantity }, db, env, who }) => {
    const plan = requirePlan(planId);
    const { lookupKey, interval } = planPrices[plan];
    const payer = await readPayer(db, who);
    if (interval && !isBasePlan(plan)) {
      throw new Refusal('conflict', 'An add-on is added to a plan that runs.');
    }
    if (interval && payer.subscriptionId) {
      throw new Refusal('conflict', 'You have a plan already. Change it instead.');
    }
    const stripe = openStripe(env);
    return atStripe(async () => {
      const [customer, price] = await Promise.all([
        ensureCustomer(db, stripe, payer),
        priceOf(stripe, plan),
      ]);
      const session = await stripe.checkout.sessions.create({
        mode: interval ? 'subscription' : 'payment',
        customer,
        client_reference_id: payer.id,
        line_items: [{ price, quantity }],
        metadata: { userId: payer.id, lookupKey, quantity: String(quantity) },
        success_url: `${env.APP_ORIGIN}/subscription/product?session={CHECKOUT_SESSION_ID}`,
        cancel_url: `${env.APP_ORIGIN}/subscription/product`,
        ...(interval && { subscription_data: { metadata: { userId: payer.id } } }),
      });
      return { url: session.url };
    });
  },
);
