import type Stripe from 'stripe';
import { type BoughtPlan, planOfId, planPrices } from '#contracts/billing/prices.ts';
import { ApiError } from '#functions/http/errors.ts';

/** The plan of a number; 404 for a number that is no plan's. */
export function requirePlan(planId: number): BoughtPlan {
  const plan = planOfId(planId);
  if (!plan) throw new ApiError('not_found', 'This plan was not found.');
  return plan;
}

/** What a price is in a currency, in its smallest unit; 0 where it is not sold in it. */
export async function amountIn(stripe: Stripe, price: string, currency: string): Promise<number> {
  const { currency_options: options } = await stripe.prices.retrieve(price, {
    expand: ['currency_options'],
  });
  return options?.[currency]?.unit_amount ?? 0;
}

/** The id of a plan's price at Stripe. */
export async function priceOf(stripe: Stripe, plan: BoughtPlan): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [planPrices[plan].lookupKey] });
  const [price] = data;
  if (!price) throw new ApiError('unavailable', 'This plan cannot be bought at the moment.');
  return price.id;
}
