import type Stripe from 'stripe';
import { type BoughtPlan, planOfId, planPrices } from '#contracts/billing/prices.ts';
import { ApiError } from '#functions/http/errors.ts';

/** Returns the plan with this number; throws 404 if there is none. */
export function requirePlan(planId: number): BoughtPlan {
  const plan = planOfId(planId);
  if (!plan) throw new ApiError('not_found', 'This plan was not found.');
  return plan;
}

/**
 * Returns a price's amount in a currency, in that currency's smallest unit; 0 if the price is not available
 * in that currency.
 */
export async function amountIn(stripe: Stripe, price: string, currency: string): Promise<number> {
  const { currency_options: options } = await stripe.prices.retrieve(price, {
    expand: ['currency_options'],
  });
  return options?.[currency]?.unit_amount ?? 0;
}

/** Returns the Stripe id of a plan's price. */
export async function priceOf(stripe: Stripe, plan: BoughtPlan): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [planPrices[plan].lookupKey] });
  const [price] = data;
  if (!price) throw new ApiError('unavailable', 'This plan cannot be bought at the moment.');
  return price.id;
}
