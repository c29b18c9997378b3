import type Stripe from 'stripe';
import { OpenCheckout } from '#contracts/billing/billing.ts';
import { type Currency, currencyOfCountry, isCurrency } from '#contracts/billing/currencies.ts';
import { isBasePlan, planPrices } from '#contracts/billing/prices.ts';
import type { Database } from '#db/client.ts';
import { ApiError } from '#functions/http/errors.ts';
import { answerUnkept, operation } from '#functions/http/operation.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { priceOf, requirePlan } from '#functions/stripe/price-of.ts';
import { closePages, listOpenPaymentPages } from '#functions/stripe/sync-checkout.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { atStripe } from './at-stripe.ts';
import { ensureCustomer, selectPayer } from './payer.ts';
import type { BillingEnv } from './routes.ts';
import { requirePage } from './stripe-page.ts';

/**
 * `POST /subscriptions/checkout {planId, quantity}`: returns `{url}`, the Stripe page for buying a first plan
 * or making a one-time purchase. 409 if a plan is already active, because an active plan is changed rather
 * than bought again. The page uses the currency of the account's first purchase. If there is no purchase yet,
 * it uses the currency of the account's country. A person has only one open page at a time, so that two tabs
 * cannot pay for two plans.
 */
export const openCheckout = operation<BillingEnv, never, never, OpenCheckout>(
  { may: ['public'], body: OpenCheckout },
  async ({ body: { planId, quantity }, db, env, caller }) => {
    const plan = requirePlan(planId);
    const { lookupKey, interval } = planPrices[plan];
    const payer = await selectPayer(db, caller);
    if (interval && !isBasePlan(plan)) {
      throw new ApiError('conflict', 'You need a current plan to add this.');
    }
    if (interval && payer.subscriptionId) {
      throw new ApiError('conflict', 'You already have a plan. Change it instead.');
    }
    const stripe = openStripe(env);
    return atStripe(async () => {
      const [customer, price] = await Promise.all([
        ensureCustomer(db, stripe, payer),
        priceOf(stripe, plan),
      ]);
      const currency =
        payer.currency ??
        (await billedCurrency(stripe, customer)) ??
        currencyOfCountry(payer.country);
      if (interval) await requireNoPlan(db, stripe, customer);
      await stripe.checkout.sessions.create({
        mode: interval ? 'subscription' : 'payment',
        customer,
        client_reference_id: payer.id,
        line_items: [{ price, quantity }],
        currency,
        // We set our own price in each currency, so Stripe must not convert prices.
        adaptive_pricing: { enabled: false },
        automatic_tax: { enabled: env.STRIPE_TAX !== 'off' },
        // A school needs its address and VAT number on the invoice.
        billing_address_collection: 'required',
        tax_id_collection: { enabled: true },
        customer_update: { address: 'auto', name: 'auto' },
        metadata: { userId: payer.id, lookupKey, quantity: String(quantity) },
        success_url: `${env.APP_ORIGIN}/subscription/product?session={CHECKOUT_SESSION_ID}`,
        cancel_url: `${env.APP_ORIGIN}/subscription/product`,
        ...(interval
          ? {
              subscription_data: {
                metadata: { userId: payer.id },
                // Set the mode explicitly. Otherwise the default of the account or API version would
                // determine how credit is calculated.
                billing_mode: { type: 'flexible' },
              },
            }
          : // By default Stripe creates no invoice for a one-time payment; a school needs one.
            { invoice_creation: { enabled: true } }),
      });
      return answerUnkept({ url: requirePage(env, await keepOnePage(stripe, customer)) });
    });
  },
);

/**
 * Throws 409 if Stripe has a plan that is not synced yet, for example because it was just paid in another
 * tab.
 */
async function requireNoPlan(db: Database, stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.subscriptions.list({ customer });
  const running = data.find(({ status }) => status !== 'incomplete_expired');
  if (!running) return;
  await syncSubscription(db, stripe, running.id);
  throw new ApiError('conflict', 'You already have a plan. Change it instead.');
}

/**
 * Closes all open pages of a customer except the newest, and returns the URL of the newest. Relies on the
 * order in which Stripe lists pages, because two pages opened in the same second have equal timestamps.
 * Simultaneous callers get the same page.
 */
async function keepOnePage(stripe: Stripe, customer: string): Promise<string | null> {
  const [newest, ...others] = await listOpenPaymentPages(stripe, customer);
  await closePages(stripe, others);
  return newest?.url ?? null;
}

/**
 * Returns the currency in which Stripe bills a customer. Stripe allows only one; null until the first
 * purchase.
 */
async function billedCurrency(stripe: Stripe, customerId: string): Promise<Currency | null> {
  const customer = await stripe.customers.retrieve(customerId);
  const currency = customer.deleted ? null : customer.currency;
  return isCurrency(currency) ? currency : null;
}
