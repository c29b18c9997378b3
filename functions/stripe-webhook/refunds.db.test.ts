import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { planPrices } from '#contracts/billing/prices.ts';
import {
  day,
  disputedCard,
  goodCard,
  sendCard,
} from '#emulators/stripe/testing/open-test-stripe.ts';
import { createWebhookFixture, type WebhookFixture } from './testing/webhook-fixture.ts';

let world: WebhookFixture;
let who: { userId: string; customerId: string };
beforeAll(async () => {
  world = await createWebhookFixture();
});
beforeEach(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  who = await world.addCustomer();
});
afterAll(() => world.close());

async function hear(): Promise<void> {
  for (const event of world.news()) await world.deliver(event);
}

/** Pays on a Checkout page, and delivers the resulting events to the webhook; returns the payment. */
async function buy(
  plan: 'SINGLE_TEACHER' | 'ADDON_PUPIL_PLATFORM',
  card = goodCard,
): Promise<Stripe.Charge> {
  const { lookupKey, interval } = planPrices[plan];
  const { url } = await world.stripe.checkout.sessions.create({
    mode: interval ? 'subscription' : 'payment',
    customer: who.customerId,
    line_items: [{ price: world.prices[plan], quantity: 1 }],
    metadata: { lookupKey, quantity: '1' },
    success_url: 'http://127.0.0.1/ok',
    ...(interval === null && { invoice_creation: { enabled: true } }),
  });
  await sendCard(url, card);
  await hear();
  return latestCharge();
}
async function latestCharge(): Promise<Stripe.Charge> {
  const { data } = await world.stripe.charges.list({ customer: who.customerId, limit: 1 });
  if (!data[0]) throw new Error('nothing was paid');
  return data[0];
}
const plans = () => world.plansOf(who.userId);
async function decide(words: 'winning_evidence' | 'losing_evidence'): Promise<void> {
  const charges = await world.stripe.charges.list({ customer: who.customerId });
  const charge = charges.data.findLast(({ disputed }) => disputed)?.id ?? '';
  const { data } = await world.stripe.disputes.list({ charge });
  await world.stripe.disputes.update(data[0]?.id ?? '', {
    evidence: { uncategorized_text: words },
  });
  await hear();
}
const subscription = async () =>
  (await world.stripe.subscriptions.list({ customer: who.customerId, status: 'all' })).data[0];

test('ends a one-time purchase at once when it is refunded in full', async () => {
  const { id: charge } = await buy('ADDON_PUPIL_PLATFORM');
  expect(await plans()).toEqual(['ADDON_PUPIL_PLATFORM']);
  await world.stripe.refunds.create({ charge });
  await hear();
  expect(await plans()).toEqual([]);
});

test('ends a one-time purchase when partial refunds add up to its full amount', async () => {
  const { id: charge, amount } = await buy('ADDON_PUPIL_PLATFORM');
  await world.stripe.refunds.create({ charge, amount: 100 });
  await hear();
  expect(await plans()).toEqual(['ADDON_PUPIL_PLATFORM']);
  await world.stripe.refunds.create({ charge, amount: amount - 100 });
  await hear();
  expect(await plans()).toEqual([]);
});

test('grants no plan when the refund arrives before the purchase', async () => {
  const { id: charge } = await buy('ADDON_PUPIL_PLATFORM');
  await world.test.db.execute(sql`delete from subscriptions where user_id = ${who.userId}`);
  await world.stripe.refunds.create({ charge });
  const told = world.emulator.events().filter(({ data }) => {
    return Reflect.get(Object(data.object), 'customer') === who.customerId;
  });
  for (const event of told.toReversed()) {
    await world.deliver({ ...event, id: `${event.id}_late` });
  }
  expect(await plans()).toEqual([]);
});

test('keeps a purchase whose refund fails later', async () => {
  const charge = await buy('ADDON_PUPIL_PLATFORM');
  await world.stripe.refunds.create({ charge: charge.id });
  await hear();
  await fetch(`${world.emulator.url}/_dev`, {
    method: 'POST',
    body: new URLSearchParams({ do: 'fail', charge: charge.id }),
    redirect: 'manual',
  });
  await hear();
  expect(await plans()).toEqual(['ADDON_PUPIL_PLATFORM']);
  const { rows } = await world.test.db.execute<{ days: number }>(sql`
    select extract(day from ends_at - starts_at)::int as days from subscriptions
    where user_id = ${who.userId}`);
  expect(rows[0]?.days).toBeGreaterThanOrEqual(365);
});

test.each([
  ['in part', 100],
  ['in full', undefined],
])(
  'when a month is refunded %s, keeps the subscription until it is cancelled',
  async (_, amount) => {
    const { id: charge } = await buy('SINGLE_TEACHER');
    await world.stripe.refunds.create({ charge, ...(amount && { amount }) });
    await hear();
    expect(await plans()).toEqual(['SINGLE_TEACHER']);
    await world.stripe.subscriptions.cancel((await subscription())?.id ?? '');
    await hear();
    expect(await plans()).toEqual([]);
  },
);

test('keeps subscriptions and one-time purchases active while a dispute is open', async () => {
  await buy('SINGLE_TEACHER', disputedCard);
  await buy('ADDON_PUPIL_PLATFORM', disputedCard);
  expect((await plans()).sort()).toEqual(['ADDON_PUPIL_PLATFORM', 'SINGLE_TEACHER']);
});

test('keeps the subscription when a dispute is won', async () => {
  await buy('SINGLE_TEACHER', disputedCard);
  await decide('winning_evidence');
  expect(await plans()).toEqual(['SINGLE_TEACHER']);
  expect(await subscription()).toMatchObject({ status: 'active', cancel_at_period_end: false });
});

test('cancels the subscription, also at Stripe, when a dispute about this period is lost', async () => {
  await buy('SINGLE_TEACHER', disputedCard);
  await decide('losing_evidence');
  expect(await plans()).toEqual([]);
  expect(await subscription()).toMatchObject({ status: 'canceled' });
});

test('cancels at the end of the paid period when a dispute about an older period is lost', async () => {
  await buy('SINGLE_TEACHER', disputedCard);
  const portal = await world.stripe.billingPortal.sessions.create({
    customer: who.customerId,
    return_url: 'http://127.0.0.1/',
  });
  await sendCard(portal.url, goodCard, { do: 'card' });
  await world.emulator.advance(32 * day);
  await hear();
  await decide('losing_evidence');
  expect(await plans()).toEqual(['SINGLE_TEACHER']);
  expect(await subscription()).toMatchObject({ status: 'active', cancel_at_period_end: true });
  await world.emulator.advance(32 * day);
  await hear();
  expect(await plans()).toEqual([]);
});

test('ends a one-time purchase when its dispute is lost', async () => {
  await buy('ADDON_PUPIL_PLATFORM', disputedCard);
  await decide('losing_evidence');
  expect(await plans()).toEqual([]);
});

test('keeps a plan bought after a lost dispute when the dispute’s event is repeated', async () => {
  await buy('SINGLE_TEACHER', disputedCard);
  await decide('losing_evidence');
  await buy('SINGLE_TEACHER');
  const event = world.emulator.events().findLast(({ type }) => type === 'charge.dispute.closed');
  if (!event) throw new Error('no event about the dispute was delivered');
  await world.deliver({ ...event, id: `${event.id}_again` });
  expect(await plans()).toEqual(['SINGLE_TEACHER']);
});

test('stores a dispute’s event with its customer', async () => {
  await buy('SINGLE_TEACHER', disputedCard);
  const { rows } = await world.test.db.execute<{ customer: string }>(sql`
    select payload #>> '{data,object,customer}' as customer from stripe_events
    where type = 'charge.dispute.created' and payload #>> '{data,object,charge}' =
      ${(await latestCharge()).id}`);
  expect(rows).toEqual([{ customer: who.customerId }]);
});

test('ignores a refund of another customer’s payment if the payment was not for a plan', async () => {
  await buy('SINGLE_TEACHER');
  const other = await world.addCustomer();
  const product = await world.stripe.products.create({ name: 'A mug' });
  const price = await world.stripe.prices.create({
    ...{ product: product.id, unit_amount: 500, currency: 'gbp' },
  });
  const { url } = await world.stripe.checkout.sessions.create({
    mode: 'payment',
    customer: other.customerId,
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: 'http://127.0.0.1/ok',
  });
  await sendCard(url, goodCard);
  const { data } = await world.stripe.charges.list({ customer: other.customerId });
  await world.stripe.refunds.create({ charge: data[0]?.id ?? '' });
  await hear();
  expect(await plans()).toEqual(['SINGLE_TEACHER']);
  expect(await world.plansOf(other.userId)).toEqual([]);
});
