import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currencies, taxBehaviors } from '#contracts/billing/currencies.ts';
import { planOfPrice, planPrices } from '#contracts/billing/prices.ts';
import { openTestStripe, type TestStripe } from '#emulators/stripe/testing/open-test-stripe.ts';
import { eventTypes } from '#functions/stripe-webhook/event-types.ts';
import { taxHindrance } from '../stripe-catalogue.ts';
import { ensurePortal } from './ensure-portal.ts';
import { ensurePrices } from './ensure-prices.ts';
import { ensureWebhook, otherWebhooks, removeWebhook } from './ensure-webhook.ts';

const origin = 'https://school.test';
let world: TestStripe;
let stripe: Stripe;
beforeEach(async () => {
  world = await openTestStripe({ tells: false });
  stripe = world.stripe;
});
afterEach(async () => {
  vi.restoreAllMocks();
  await world.close();
});

const everything = async () => [
  ...(await ensurePrices(stripe)),
  ...(await ensurePortal(stripe, origin)),
  ...(await ensureWebhook(stripe, origin)).done,
];
/** All products and prices, the webhooks and the portal, as Stripe stores them. */
const state = async () => ({
  products: (await stripe.products.list({ limit: 100 })).data,
  prices: (await stripe.prices.list({ limit: 100, expand: ['data.currency_options'] })).data,
  portal: (await stripe.billingPortal.configurations.list({ limit: 100 })).data,
  webhooks: (await stripe.webhookEndpoints.list({ limit: 100 })).data,
});
const priceFor = async (lookupKey: string) =>
  (await stripe.prices.list({ lookup_keys: [lookupKey], expand: ['data.currency_options'] }))
    .data[0];

test('creates a price for every plan in every currency with its tax', async () => {
  await ensurePrices(stripe);
  for (const { lookupKey, amounts, interval } of Object.values(planPrices)) {
    const price = await priceFor(lookupKey);
    expect(price?.recurring?.interval ?? null).toBe(interval);
    for (const currency of currencies) {
      expect(price?.currency_options?.[currency], `${lookupKey} ${currency}`).toMatchObject({
        unit_amount: amounts[currency],
        tax_behavior: taxBehaviors[currency],
      });
    }
  }
});

test('changes nothing on a second run', async () => {
  expect((await everything()).length).toBeGreaterThan(0);
  const before = await state();
  expect(await everything()).toEqual([]);
  expect(await state()).toEqual(before);
});

test('replaces a changed price, and earlier buyers keep their plan', async () => {
  await ensurePrices(stripe);
  const { lookupKey } = planPrices.DEPARTMENT;
  const old = await priceFor(lookupKey);
  const { amounts } = planPrices.DEPARTMENT;
  vi.spyOn(planPrices.DEPARTMENT, 'amounts', 'get').mockReturnValue({ ...amounts, ars: 1 });
  expect(await ensurePrices(stripe)).toEqual([
    'lexiloom_department: a new price',
    'lexiloom_department: the old price archived',
  ]);
  const now = await priceFor(lookupKey);
  expect(now?.id).not.toBe(old?.id);
  expect(now?.currency_options?.ars?.unit_amount).toBe(1);
  const archived = await stripe.prices.retrieve(old?.id ?? '');
  expect(archived).toMatchObject({ active: false, lookup_key: null });
  expect(planOfPrice(archived)).toBe('DEPARTMENT');
  expect(await ensurePrices(stripe)).toEqual([]);
});

test('archives the old price on the next run if a run was interrupted', async () => {
  await ensurePrices(stripe);
  const { lookupKey } = planPrices.DEPARTMENT;
  const old = await priceFor(lookupKey);
  await stripe.prices.create({
    ...{ product: String(old?.product), currency: 'gbp', unit_amount: 1 },
    ...{ recurring: { interval: 'month' }, metadata: { lookupKey } },
  });
  expect(await ensurePrices(stripe)).toEqual(['lexiloom_department: the old price archived']);
});

test('records the plan on an old price before removing its lookup key', async () => {
  const { lookupKey } = planPrices.DEPARTMENT;
  const product = await stripe.products.create({ name: 'Lexiloom: Department' });
  const old = await stripe.prices.create({
    ...{ product: product.id, currency: 'gbp', unit_amount: 4500, lookup_key: lookupKey },
    recurring: { interval: 'month' },
  });
  await ensurePrices(stripe);
  expect(planOfPrice(await stripe.prices.retrieve(old.id))).toBe('DEPARTMENT');
  expect((await priceFor(lookupKey))?.product).toBe(product.id);
});

test('creates the webhook with exactly our events and API version, and shows its secret once', async () => {
  const { secret } = await ensureWebhook(stripe, origin);
  expect(secret).toMatch(/^whsec_/);
  const { webhooks } = await state();
  expect(webhooks).toHaveLength(1);
  expect(webhooks[0]).toMatchObject({
    url: `${origin}/api/stripe/webhook`,
    api_version: Stripe.API_VERSION,
    enabled_events: [...eventTypes],
  });
  expect(webhooks[0]).not.toHaveProperty('secret');
  expect(await ensureWebhook(stripe, origin)).toEqual({ done: [], secret: null });
});

test('corrects the events of a webhook and keeps its secret', async () => {
  await ensureWebhook(stripe, origin);
  const [webhook] = (await state()).webhooks;
  await stripe.webhookEndpoints.update(webhook?.id ?? '', { enabled_events: ['invoice.paid'] });
  expect(await ensureWebhook(stripe, origin)).toEqual({
    done: ['webhook: its events changed'],
    secret: null,
  });
  expect((await state()).webhooks[0]).toMatchObject({
    id: webhook?.id,
    enabled_events: [...eventTypes],
  });
});

test.each([
  ['an older API version', { api_version: '2024-06-20' }],
  ['the account’s default API version', {}],
])('replaces a webhook with %s and keeps the webhook of another site', async (_, version) => {
  const enabled_events = ['*' as const];
  const url = `${origin}/api/stripe/webhook`;
  // An API version that the package does not support.
  await stripe.webhookEndpoints.create({ url, enabled_events, ...(version as object) });
  await stripe.webhookEndpoints.create({ url: 'https://other.test/hook', enabled_events });
  const { secret } = await ensureWebhook(stripe, origin);
  expect(secret).toMatch(/^whsec_/);
  const { webhooks } = await state();
  expect(webhooks.map((one) => [one.url, one.api_version])).toEqual([
    [url, Stripe.API_VERSION],
    ['https://other.test/hook', null],
  ]);
});

test('names the webhook of a former site and removes it on request', async () => {
  await ensureWebhook(stripe, 'https://former.test');
  await stripe.webhookEndpoints.create({ url: 'https://other.test/hook', enabled_events: ['*'] });
  await ensureWebhook(stripe, origin);
  expect(await otherWebhooks(stripe, origin)).toEqual(['https://former.test']);
  await removeWebhook(stripe, 'https://former.test');
  expect(await otherWebhooks(stripe, origin)).toEqual([]);
  const { webhooks } = await state();
  expect(webhooks.map(({ url }) => url).sort()).toEqual([
    'https://other.test/hook',
    `${origin}/api/stripe/webhook`,
  ]);
  await expect(removeWebhook(stripe, 'https://former.test')).rejects.toThrow(
    'Stripe has no webhook for https://former.test',
  );
});

test('offers cards, addresses, invoices and cancelling in the portal, but no plan change', async () => {
  await ensurePortal(stripe, origin);
  const [portal] = (await state()).portal;
  expect(portal?.features).toMatchObject({
    customer_update: { enabled: true, allowed_updates: ['address', 'email', 'name', 'tax_id'] },
    payment_method_update: { enabled: true },
    invoice_history: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
    subscription_update: { enabled: false },
  });
  await stripe.billingPortal.configurations.update(portal?.id ?? '', {
    features: { invoice_history: { enabled: false } },
  });
  expect(await ensurePortal(stripe, origin)).toEqual(['portal: configuration changed']);
  expect(await ensurePortal(stripe, origin)).toEqual([]);
  expect((await state()).portal).toHaveLength(1);
});

test('rejects an account without Stripe Tax and explains how to fix it, unless tax is off', async () => {
  expect(await taxHindrance(stripe, undefined)).toBeNull();
  vi.spyOn(stripe.tax.settings, 'retrieve').mockResolvedValue({ status: 'pending' } as never);
  expect(await taxHindrance(stripe, undefined)).toContain('STRIPE_TAX=off');
  expect(await taxHindrance(stripe, 'automatic')).toContain('dashboard.stripe.com/settings/tax');
  expect(await taxHindrance(stripe, 'off')).toBeNull();
});
