import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { itemOf, openTestStripe, sendCard, type TestStripe } from './testing/open-test-stripe.ts';

let world: TestStripe;
let stripe: Stripe;
beforeAll(async () => {
  world = await openTestStripe({ tells: false });
  stripe = world.stripe;
});
afterAll(() => world.close());

type Params = Stripe.Checkout.SessionCreateParams;
const page = (customer: string | null, more: Partial<Params>) =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    ...(customer && { customer }),
    line_items: [{ price: world.basic.id, quantity: 1 }],
    success_url: 'http://127.0.0.1/ok',
    ...more,
  });
const someone = async () => (await stripe.customers.create({ email: 'a@school.test' })).id;

test('rejects a currency in which the price is not sold', async () => {
  await expect(page(await someone(), { currency: 'usd' })).rejects.toMatchObject({
    ...{ statusCode: 400, param: 'currency' },
  });
});

test('rejects billing a customer in a second currency', async () => {
  const { customer } = await world.subscribed();
  const price = await stripe.prices.create({
    ...{ product: String(world.basic.product), currency: 'usd', unit_amount: 900 },
    recurring: { interval: 'month' },
  });
  await expect(
    page(String(customer), { line_items: [{ price: price.id, quantity: 1 }], currency: 'usd' }),
  ).rejects.toMatchObject({ message: expect.stringContaining('cannot combine currencies') });
});

test('rejects a Checkout page that asks an existing customer for data without permission to save it', async () => {
  const customer = await someone();
  await expect(page(customer, { tax_id_collection: { enabled: true } })).rejects.toMatchObject({
    param: 'customer_update',
  });
  await expect(page(customer, { automatic_tax: { enabled: true } })).rejects.toMatchObject({
    param: 'automatic_tax',
  });
  const customer_update = { name: 'auto', address: 'auto' } as const;
  const automatic_tax = { enabled: true };
  const tax_id_collection = { enabled: true };
  await page(customer, { customer_update, automatic_tax, tax_id_collection });
});

test('rejects a tax calculation without the customer’s country', async () => {
  const bought = await world.subscribed();
  await expect(
    stripe.subscriptions.create({
      ...{ customer: String(bought.customer), items: [{ price: world.basic.id }] },
      automatic_tax: { enabled: true },
    }),
  ).rejects.toMatchObject({ code: 'customer_tax_location_invalid' });
});

test('rejects a lookup key of another price unless its transfer is requested', async () => {
  const params = {
    ...{ product: String(world.basic.product), currency: 'eur', unit_amount: 1 },
    ...{ recurring: { interval: 'month' as const }, lookup_key: 'basic' },
  };
  await expect(stripe.prices.create(params)).rejects.toMatchObject({ param: 'lookup_key' });
  const taken = await stripe.prices.create({ ...params, transfer_lookup_key: true });
  expect((await stripe.prices.retrieve(world.basic.id)).lookup_key).toBeNull();
  await stripe.prices.update(taken.id, { active: false });
});

test('rejects an archived price for new purchases, and keeps it for existing subscriptions', async () => {
  const price = await stripe.prices.create({
    ...{ product: String(world.basic.product), currency: 'eur', unit_amount: 700 },
    recurring: { interval: 'month' },
  });
  const customer = await someone();
  const { url } = await page(customer, { line_items: [{ price: price.id, quantity: 1 }] });
  await sendCard(url, '4242 4242 4242 4242');
  await stripe.prices.update(price.id, { active: false });
  await expect(
    page(null, { line_items: [{ price: price.id, quantity: 1 }] }),
  ).rejects.toMatchObject({ message: expect.stringContaining('inactive') });
  const [subscription] = (await stripe.subscriptions.list({ customer })).data;
  if (!subscription) throw new Error('nothing was begun');
  const more = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, quantity: 2 }],
  });
  expect(itemOf(more).quantity).toBe(2);
});

test('rejects an expand path of more than four levels or with a field that cannot be expanded', async () => {
  const { id } = await world.subscribed();
  const expanding = (path: string) => stripe.subscriptions.retrieve(id, { expand: [path] });
  await expect(
    expanding('latest_invoice.payments.data.payment.payment_intent'),
  ).rejects.toMatchObject({ param: 'expand' });
  await expect(expanding('latest_invoices')).rejects.toMatchObject({ param: 'expand' });
  await expanding('latest_invoice.payments');
});

test('rejects new items for a subscription that has a schedule, because Stripe does not document the result', async () => {
  const subscription = await world.subscribed();
  await stripe.subscriptionSchedules.create({ from_subscription: subscription.id });
  await expect(
    stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, quantity: 3 }],
    }),
  ).rejects.toMatchObject({ param: 'items' });
});

test.each([
  ['a misspelt parameter', { automatic_taxes: { enabled: true } }],
  ['a misspelt parameter inside an object', { automatic_tax: { enable: true } }],
  ['a value outside the allowed list', { billing_address_collection: 'always' }],
])('rejects a Checkout request with %s', async (_, more) => {
  await expect(page(null, more as Partial<Params>)).rejects.toMatchObject({ statusCode: 400 });
});
