import type Stripe from 'stripe';
import { type BoughtPlan, isBasePlan, planPrices } from '#contracts/billing/prices.ts';
import { ApiError } from '#functions/http/errors.ts';
import { priceOf, requirePlan } from './price-of.ts';
import type { Running } from './running-subscription.ts';

/** The add-on of a number; 409 for a plan that is bought by itself. */
export function requireAddon(planId: number): BoughtPlan {
  const plan = requirePlan(planId);
  if (isBasePlan(plan) || !planPrices[plan].interval) {
    throw new ApiError('conflict', 'This is no add-on of a running plan.');
  }
  return plan;
}

/** How many of an add-on a subscription has, and the item that makes it `quantity`. */
export async function addonItem(
  stripe: Stripe,
  { subscription }: Running,
  plan: BoughtPlan,
  quantity: number,
) {
  const { lookupKey } = planPrices[plan];
  const item = subscription.items.data.find(({ price }) => price.lookup_key === lookupKey);
  const change = quantity === 0 ? { deleted: true } : { quantity };
  return {
    before: item?.quantity ?? 0,
    wanted: item ? { id: item.id, ...change } : { price: await priceOf(stripe, plan), quantity },
  };
}
