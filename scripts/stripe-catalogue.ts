import Stripe from 'stripe';
import { plans } from '#contracts/access/plans.ts';
import { isBoughtPlan, planPrices } from '#contracts/billing/prices.ts';

/**
 * Makes sure that Stripe has a product and a price for everything that can be bought, found again by
 * their lookup keys. What is there already stays, so it may be run at every start and by hand:
 * `STRIPE_API_KEY=sk_test_… npm run stripe-catalogue`.
 */
export async function ensureCatalogue(stripe: Stripe): Promise<void> {
  const keys = Object.values(planPrices).map(({ lookupKey }) => lookupKey);
  const { data } = await stripe.prices.list({ lookup_keys: keys, limit: 100 });
  const there = new Set(data.map(({ lookup_key }) => lookup_key));
  for (const [plan, price] of Object.entries(planPrices)) {
    const { lookupKey, amount, currency, interval } = price;
    if (there.has(lookupKey) || !isBoughtPlan(plan)) continue;
    const { name } = plans[plan];
    const product = await stripe.products.create({ name: `Lexiloom: ${name}` });
    await stripe.prices.create({
      product: product.id,
      unit_amount: amount,
      currency,
      nickname: name,
      lookup_key: lookupKey,
      ...(interval && { recurring: { interval } }),
    });
  }
}

/** Stripe's client for a program on this machine, at the local Stripe or at Stripe itself. */
export function stripeAt(apiKey: string, base?: string): Stripe {
  if (!base) return new Stripe(apiKey);
  const { hostname, port } = new URL(base);
  return new Stripe(apiKey, { host: hostname, port, protocol: 'http' });
}

if (import.meta.main) {
  const { STRIPE_API_KEY, STRIPE_API_BASE } = process.env;
  if (!STRIPE_API_KEY) {
    console.error('Set STRIPE_API_KEY to the account whose catalogue it is.');
    process.exit(1);
  }
  await ensureCatalogue(stripeAt(STRIPE_API_KEY, STRIPE_API_BASE));
  console.log('The catalogue is complete.');
}
