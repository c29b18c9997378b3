import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  badCard,
  day,
  goodCard,
  itemOf,
  openTestStripe,
  sendPage,
  type TestStripe,
} from './testing/open-test-stripe.ts';

let world: TestStripe;
let stripe: Stripe;

beforeEach(async () => {
  world = await openTestStripe();
  stripe = world.stripe;
});
afterEach(() => world.close());

test('starts a subscription at Checkout and signs every event', async () => {
  const subscription = await world.subscribed();
  expect(subscription.status).toBe('active');
  expect(subscription.metadata).toEqual({ userId: '7' });
  await world.emulator.idle();
  expect(world.received).toEqual(
    expect.arrayContaining([
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]),
  );
});

test('does not start a subscription when a card is declined at Checkout', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'a@school.test',
    line_items: [{ price: world.basic.id, quantity: 1 }],
    success_url: 'http://127.0.0.1/ok',
  });
  const answer = await sendPage(session.url, { do: 'pay', card: badCard });
  expect(await answer.text()).toContain('Your card was declined.');
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
});

test('charges exactly the previewed amount for an upgrade', async () => {
  const subscription = await world.subscribed();
  await world.emulator.advance(10 * day);
  const item = itemOf(subscription);
  const items = [{ id: item.id, price: world.pro.id }];
  const proration_date = item.current_period_start + 10 * day;
  const preview = await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, proration_date, proration_behavior: 'always_invoice' },
  });
  const upgraded = await stripe.subscriptions.update(subscription.id, {
    items,
    proration_date,
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  });
  const invoice = upgraded.latest_invoice as Stripe.Invoice;
  expect(invoice.amount_paid).toBe(preview.amount_due);
  expect(preview.lines.data.map(({ amount }) => amount > 0)).toEqual([false, true]);
  expect(itemOf(upgraded).price.id).toBe(world.pro.id);
});

test('leaves an unpaid upgrade pending and applies it when its invoice is paid', async () => {
  const subscription = await world.subscribed();
  await world.useCard(subscription, badCard);
  const waiting = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: world.pro.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  });
  expect(itemOf(waiting).price.id).toBe(world.basic.id);
  expect(waiting.pending_update).not.toBeNull();
  const invoice = waiting.latest_invoice as Stripe.Invoice;
  const refused = await sendPage(invoice.hosted_invoice_url, { do: 'pay', card: badCard });
  expect(await refused.text()).toContain('Your card was declined.');
  await sendPage(invoice.hosted_invoice_url, { do: 'pay', card: goodCard });
  const after = await world.again(subscription);
  expect(itemOf(after).price.id).toBe(world.pro.id);
  expect(after.pending_update).toBeNull();
});

test('discards an unpaid upgrade after 23 hours', async () => {
  const subscription = await world.subscribed();
  await world.useCard(subscription, badCard);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: world.pro.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  await world.emulator.advance(day);
  const after = await world.again(subscription);
  expect([itemOf(after).price.id, after.pending_update, after.status]).toEqual([
    world.basic.id,
    null,
    'active',
  ]);
  expect(world.received).toContain('customer.subscription.pending_update_expired');
});

test('applies a scheduled downgrade in the next period and releases its schedule', async () => {
  const subscription = await world.subscribed();
  const upgraded = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: world.pro.id }],
    proration_behavior: 'none',
  });
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: upgraded.id });
  const [phase] = schedule.phases;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: world.pro.id, quantity: 1 }],
        start_date: phase?.start_date ?? 0,
        end_date: phase?.end_date ?? 0,
      },
      { items: [{ price: world.basic.id, quantity: 1 }], duration: { interval: 'month' } },
    ],
  });
  expect(itemOf(await world.again(subscription)).price.id).toBe(world.pro.id);
  await world.emulator.advance(32 * day);
  const after = await world.again(subscription);
  expect([itemOf(after).price.id, after.status, after.schedule]).toEqual([
    world.basic.id,
    'active',
    schedule.id,
  ]);
  const { data } = await stripe.invoices.list({ subscription: subscription.id, limit: 1 });
  expect(data[0]?.amount_paid).toBe(900);
  await world.emulator.advance(32 * day);
  expect((await world.again(subscription)).schedule).toBeNull();
});

test.each([
  [true, [12_000]],
  [false, []],
])(
  'charges a repeated one-time payment once; invoices with invoice_creation %s: %o',
  async (invoiced, amounts) => {
    const product = await stripe.products.create({ name: 'A year of pupils' });
    const price = await stripe.prices.create({
      product: product.id,
      unit_amount: 12_000,
      currency: 'eur',
    });
    const session = await stripe.checkout.sessions.create({
      mode: 'payment',
      customer_email: 'once@school.test',
      line_items: [{ price: price.id, quantity: 1 }],
      invoice_creation: { enabled: invoiced },
      success_url: 'http://127.0.0.1/ok',
    });
    await sendPage(session.url, { do: 'pay', card: goodCard });
    await sendPage(session.url, { do: 'pay', card: goodCard });
    const { customer } = await stripe.checkout.sessions.retrieve(session.id);
    const { data } = await stripe.invoices.list({ customer: String(customer) });
    expect(data.map(({ amount_paid }) => amount_paid)).toEqual(amounts);
  },
);

test('replays the response to a repeated idempotency key, and rejects the key if the parameters differ', async () => {
  const key = { idempotencyKey: 'once' };
  const first = await stripe.customers.create({ email: 'a@b.test' }, key);
  expect((await stripe.customers.create({ email: 'a@b.test' }, key)).id).toBe(first.id);
  await expect(stripe.customers.create({ email: 'c@d.test' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('rejects missing objects and misspelt parameters with Stripe’s own messages', async () => {
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(
    stripe.rawRequest('POST', '/v1/customers', { emial: 'a@b.test' }),
  ).rejects.toMatchObject({ statusCode: 400, param: 'emial' });
});
