import type Stripe from 'stripe';
import { plans } from '#contracts/access/plans.ts';
import { baseCurrency, currencies, taxBehaviors } from '#contracts/billing/currencies.ts';
import { type BoughtPlan, isBoughtPlan, planPrices } from '#contracts/billing/prices.ts';

/** Software as a service for business use (docs.stripe.com/tax/tax-codes, November 2026). */
const taxCode = 'txcd_10103001';

/**
 * Ensures that Stripe has a product and a price for everything that can be bought, identified by lookup keys.
 * A price at Stripe cannot change. If a price differs from ours, a new price is created and receives the
 * lookup key, and the old price is archived. Existing subscriptions keep the old price. Returns a list of
 * what was done.
 */
export async function ensurePrices(stripe: Stripe): Promise<string[]> {
  const done: string[] = [];
  for (const plan of Object.keys(planPrices)) {
    if (isBoughtPlan(plan)) done.push(...(await ensurePrice(stripe, plan)));
  }
  return done;
}

async function ensurePrice(stripe: Stripe, plan: BoughtPlan): Promise<string[]> {
  const { lookupKey } = planPrices[plan];
  const { data } = await stripe.prices.list({
    lookup_keys: [lookupKey],
    expand: ['data.currency_options'],
  });
  const [found] = data;
  const { product, done } = await ensureProduct(stripe, plan, found);
  const metadata = { lookupKey };
  if (found && found.metadata.lookupKey !== lookupKey) {
    // Without the key in its metadata, the old price could not be recognised, and customers who bought at
    // this price would lose their plan.
    await stripe.prices.update(found.id, { metadata });
    done.push(`${lookupKey}: recorded on its price`);
  }
  let current = found?.id;
  if (!found || differs(priceOf(plan), found)) {
    const made = await stripe.prices.create({
      ...priceOf(plan),
      product,
      nickname: plans[plan].name,
      lookup_key: lookupKey,
      transfer_lookup_key: true,
      metadata,
    });
    current = made.id;
    done.push(`${lookupKey}: ${found ? 'a new price' : 'made'}`);
  }
  const active = await stripe.prices.list({ product, active: true, limit: 100 });
  for (const { id, metadata: kept } of active.data) {
    if (id === current || kept.lookupKey !== lookupKey) continue;
    await stripe.prices.update(id, { active: false });
    done.push(`${lookupKey}: the old price archived`);
  }
  return done;
}

/** A plan's product: the existing product of its price, or a new product with an id chosen by us. */
async function ensureProduct(stripe: Stripe, plan: BoughtPlan, found: Stripe.Price | undefined) {
  const { lookupKey } = planPrices[plan];
  const wanted = { name: `Lexiloom: ${plans[plan].name}`, tax_code: taxCode };
  const id = found ? String(found.product) : lookupKey;
  const known = await stripe.products.retrieve(id).catch((error) => {
    if (error?.code === 'resource_missing') return null;
    throw error;
  });
  if (!known) {
    await stripe.products.create({ id, ...wanted });
    return { product: id, done: [`${lookupKey}: product made`] };
  }
  if (!differs(wanted, known)) return { product: id, done: [] };
  await stripe.products.update(id, wanted);
  return { product: id, done: [`${lookupKey}: product changed`] };
}

/** A plan's price at Stripe, in every currency. */
function priceOf(plan: BoughtPlan) {
  const { amounts, interval } = planPrices[plan];
  const others = currencies.filter((currency) => currency !== baseCurrency);
  return {
    currency: baseCurrency,
    unit_amount: amounts[baseCurrency],
    tax_behavior: taxBehaviors[baseCurrency],
    currency_options: Object.fromEntries(
      others.map((currency) => [
        currency,
        { unit_amount: amounts[currency], tax_behavior: taxBehaviors[currency] },
      ]),
    ),
    ...(interval && { recurring: { interval } }),
  };
}

/**
 * Returns whether an object at Stripe differs from the wanted object. Properties that the wanted object does
 * not have are ignored.
 */
export function differs(wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted)) {
    const [left, right] = [wanted, found].map((list) =>
      Array.isArray(list) ? [...list].sort() : [],
    );
    return JSON.stringify(left) !== JSON.stringify(right);
  }
  if (typeof wanted !== 'object' || wanted === null) return wanted !== found;
  return Object.entries(wanted).some(([name, value]) =>
    differs(value, typeof found === 'object' && found ? Reflect.get(found, name) : undefined),
  );
}
