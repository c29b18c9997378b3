import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StripeEmulator, startStripe } from './start-stripe.ts';

const day = 86_400;
const secret = 'whsec_test';
let emulator: StripeEmulator;
let stripe: Stripe;
let basic: Stripe.Price;
let pro: Stripe.Price;
let received: string[];
let stopWebhook: () => void;

/** A webhook that checks every signature with Stripe's own package. */
async function openWebhook(): Promise<string> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const event = await stripe.webhooks.constructEventAsync(
      Buffer.concat(chunks).toString(),
      String(request.headers['stripe-signature']),
      secret,
    );
    received.push(event.type);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stopWebhook = () => server.close();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

beforeEach(async () => {
  received = [];
  emulator = await startStripe({
    webhookUrl: await openWebhook(),
    webhookSecret: secret,
    file: null,
  });
  stripe = new Stripe('sk_test_local', {
    host: '127.0.0.1',
    port: emulator.port,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  const product = await stripe.products.create({ name: 'Single teacher' });
  const price = (unit_amount: number, lookup_key: string) =>
    stripe.prices.create({
      product: product.id,
      unit_amount,
      currency: 'eur',
      recurring: { interval: 'month' },
      lookup_key,
    });
  [basic, pro] = [await price(900, 'basic'), await price(2900, 'pro')];
});

afterEach(async () => {
  await emulator.close();
  stopWebhook();
});

const send = (url: string | null, fields: Record<string, string>) =>
  fetch(String(url), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const goodCard = '4242 4242 4242 4242';
const badCard = '4000 0000 0000 0341';

/** Somebody who has paid for the basic plan at Checkout. */
async function subscribed(trialDays?: number, card = goodCard): Promise<Stripe.Subscription> {
  const customer = await stripe.customers.create({ email: 'head@school.test' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: basic.id, quantity: 1 }],
    success_url: 'http://127.0.0.1/ok?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1/no',
    subscription_data: {
      metadata: { userId: '7' },
      ...(trialDays && { trial_period_days: trialDays }),
    },
  });
  const answer = await send(session.url, { do: 'pay', card });
  expect(answer.headers.get('location')).toBe(`http://127.0.0.1/ok?session=${session.id}`);
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  return data[0] as Stripe.Subscription;
}

const again = (of: Stripe.Subscription) => stripe.subscriptions.retrieve(of.id);
const itemOf = (of: Stripe.Subscription) => of.items.data[0] as Stripe.SubscriptionItem;
const customerOf = (of: Stripe.Subscription) => String(of.customer);

/** A new card by the portal. */
async function useCard(subscription: Stripe.Subscription, card: string): Promise<void> {
  const portal = await stripe.billingPortal.sessions.create({
    customer: customerOf(subscription),
    return_url: 'http://127.0.0.1/',
  });
  await send(portal.url, { do: 'card', card });
}

test('Checkout begins a subscription; every event is signed and told', async () => {
  const subscription = await subscribed();
  expect(subscription.status).toBe('active');
  expect(subscription.metadata).toEqual({ userId: '7' });
  await emulator.idle();
  expect(received).toEqual(
    expect.arrayContaining([
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]),
  );
});

test('a card that is declined at Checkout begins nothing', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'a@school.test',
    line_items: [{ price: basic.id, quantity: 1 }],
    success_url: 'http://127.0.0.1/ok',
  });
  const answer = await send(session.url, { do: 'pay', card: badCard });
  expect(await answer.text()).toContain('Your card was declined.');
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
});

test('an upgrade charges what its preview said, to the cent', async () => {
  const subscription = await subscribed();
  await emulator.advance(10 * day);
  const item = itemOf(subscription);
  const items = [{ id: item.id, price: pro.id }];
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
  expect(itemOf(upgraded).price.id).toBe(pro.id);
});

test('an upgrade that is not paid waits, and takes effect when its invoice is paid', async () => {
  const subscription = await subscribed();
  await useCard(subscription, badCard);
  const waiting = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: pro.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice'],
  });
  expect(itemOf(waiting).price.id).toBe(basic.id);
  expect(waiting.pending_update).not.toBeNull();
  const invoice = waiting.latest_invoice as Stripe.Invoice;
  const refused = await send(invoice.hosted_invoice_url ?? null, { do: 'pay', card: badCard });
  expect(await refused.text()).toContain('Your card was declined.');
  await send(invoice.hosted_invoice_url ?? null, { do: 'pay', card: goodCard });
  const after = await again(subscription);
  expect(itemOf(after).price.id).toBe(pro.id);
  expect(after.pending_update).toBeNull();
});

test('an upgrade that nobody pays is dropped after 23 hours', async () => {
  const subscription = await subscribed();
  await useCard(subscription, badCard);
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: pro.id }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  await emulator.advance(day);
  const after = await again(subscription);
  expect([itemOf(after).price.id, after.pending_update, after.status]).toEqual([
    basic.id,
    null,
    'active',
  ]);
  expect(received).toContain('customer.subscription.pending_update_expired');
});

test('a scheduled downgrade takes effect with the next period and lets go of its schedule', async () => {
  const subscription = await subscribed();
  const upgraded = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: pro.id }],
    proration_behavior: 'none',
  });
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: upgraded.id });
  const [phase] = schedule.phases;
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: pro.id, quantity: 1 }],
        start_date: phase?.start_date ?? 0,
        end_date: phase?.end_date ?? 0,
      },
      { items: [{ price: basic.id, quantity: 1 }], duration: { interval: 'month' } },
    ],
  });
  expect(itemOf(await again(subscription)).price.id).toBe(pro.id);
  await emulator.advance(32 * day);
  const after = await again(subscription);
  expect([itemOf(after).price.id, after.status, after.schedule]).toEqual([
    basic.id,
    'active',
    null,
  ]);
  const { data } = await stripe.invoices.list({ subscription: subscription.id, limit: 1 });
  expect(data[0]?.amount_paid).toBe(900);
});

test('a renewal that fails is tried three times more, then the subscription is unpaid; a new card mends it', async () => {
  const subscription = await subscribed();
  await useCard(subscription, badCard);
  await emulator.advance(32 * day);
  expect((await again(subscription)).status).toBe('past_due');
  await emulator.advance(16 * day);
  expect((await again(subscription)).status).toBe('unpaid');
  const { data } = await stripe.invoices.list({ subscription: subscription.id, status: 'open' });
  expect(data.map(({ attempt_count }) => attempt_count)).toEqual([4]);
  await useCard(subscription, goodCard);
  await stripe.invoices.pay(data[0]?.id ?? '');
  expect((await again(subscription)).status).toBe('active');
});

test('a trial warns, ends and is charged; without a good card it is past due', async () => {
  const [paying, failing] = [await subscribed(14), await subscribed(14, badCard)];
  expect(paying.status).toBe('trialing');
  await emulator.advance(12 * day);
  expect(received).toContain('customer.subscription.trial_will_end');
  await emulator.advance(3 * day);
  expect([(await again(paying)).status, (await again(failing)).status]).toEqual([
    'active',
    'past_due',
  ]);
});

test('seats are charged for the time that is left, and counted in the renewal', async () => {
  const subscription = await subscribed();
  const item = itemOf(subscription);
  const half = Math.round((item.current_period_start + item.current_period_end) / 2);
  const more = await stripe.subscriptions.update(subscription.id, {
    items: [{ price: pro.id, quantity: 2 }],
    proration_date: half,
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    expand: ['latest_invoice'],
  });
  expect((more.latest_invoice as Stripe.Invoice).amount_paid).toBe(2900);
  await emulator.advance(32 * day);
  const { data } = await stripe.invoices.list({ subscription: subscription.id, limit: 1 });
  expect(data[0]?.amount_paid).toBe(900 + 2 * 2900);
});

test('a cancelled plan runs to its end; before that it can be resumed', async () => {
  const [left, kept] = [await subscribed(), await subscribed()];
  await stripe.subscriptions.update(left.id, { cancel_at_period_end: true });
  await stripe.subscriptions.update(kept.id, { cancel_at_period_end: true });
  await stripe.subscriptions.update(kept.id, { cancel_at_period_end: false });
  expect((await again(left)).status).toBe('active');
  await emulator.advance(32 * day);
  expect([(await again(left)).status, (await again(kept)).status]).toEqual(['canceled', 'active']);
});

test('a year passes: twelve renewals, one a month, on the day of the first', async () => {
  const subscription = await subscribed();
  await emulator.advance(367 * day);
  const { data } = await stripe.invoices.list({ subscription: subscription.id, limit: 100 });
  const renewals = data.filter(({ billing_reason }) => billing_reason === 'subscription_cycle');
  expect(renewals.length).toBe(12);
  expect(renewals.every(({ status }) => status === 'paid')).toBe(true);
});

test('a one-time payment is paid once, however often the page is sent', async () => {
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
    success_url: 'http://127.0.0.1/ok',
  });
  await send(session.url, { do: 'pay', card: goodCard });
  await send(session.url, { do: 'pay', card: goodCard });
  const { data } = await stripe.invoices.list({});
  expect(data.map(({ amount_paid }) => amount_paid)).toEqual([12_000]);
});

test('the same idempotency key answers the same; with other parameters it is refused', async () => {
  const key = { idempotencyKey: 'once' };
  const first = await stripe.customers.create({ email: 'a@b.test' }, key);
  expect((await stripe.customers.create({ email: 'a@b.test' }, key)).id).toBe(first.id);
  await expect(stripe.customers.create({ email: 'c@d.test' }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
});

test('what is not there and what is misspelt is refused in Stripe’s own words', async () => {
  await expect(stripe.subscriptions.retrieve('sub_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(
    stripe.rawRequest('POST', '/v1/customers', { emial: 'a@b.test' }),
  ).rejects.toMatchObject({ statusCode: 400, param: 'emial' });
});
