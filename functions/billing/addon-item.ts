import type Stripe from 'stripe';
import { type BoughtPlan, isBasePlan, planOfPrice, planPrices } from '#contracts/billing/prices.ts';
import { ApiError } from '#functions/http/errors.ts';
import type { Running } from '#functions/stripe/base-item.ts';
import { priceOf, requirePlan } from '#functions/stripe/price-of.ts';

/** The add-on of a number; 409 for a plan that is bought by itself. */
export function requireAddon(planId: number): BoughtPlan {
  const plan = requirePlan(planId);
  if (isBasePlan(plan) || !planPrices[plan].interval) {
    throw new ApiError('conflict', 'This isn’t an add-on to a current plan.');
  }
  return plan;
}

/**
 * How many of an add-on a subscription has, the item that makes it `quantity`, and its price. What runs
 * keeps the price that it was bought at.
 */
export async function addonItem(
  stripe: Stripe,
  { subscription }: Running,
  plan: BoughtPlan,
  quantity: number,
) {
  const item = subscription.items.data.find((one) => planOfPrice(one.price) === plan);
  const price = item?.price.id ?? (await priceOf(stripe, plan));
  const change = quantity === 0 ? { deleted: true } : { quantity };
  return {
    before: item?.quantity ?? 0,
    price,
    wanted: item ? { id: item.id, ...change } : { price, quantity },
  };
}
