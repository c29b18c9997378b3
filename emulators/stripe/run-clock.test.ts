import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  badCard,
  day,
  goodCard,
  itemOf,
  openTestStripe,
  type TestStripe,
} from './testing/open-test-stripe.ts';

let world: TestStripe;
let stripe: Stripe;

beforeEach(async () => {
  world = await openTestStripe();
  stripe = world.stripe;
});
afterEach(() => world.close());

test('retries a failed renewal three times, then sets the subscription to unpaid until a new card pays', async () => {
  const subscription = await world.subscribed();
  await world.useCard(subscription, badCard);
  await world.emulator.advance(32 * day);
  expect((await world.again(subscription)).status).toBe('past_due');
  await world.emulator.advance(16 * day);
  expect((await world.again(subscription)).status).toBe('unpaid');
  const { data } = await stripe.invoices.list({ subscription: subscription.id, status: 'open' });
  expect(data.map(({ attempt_count }) => attempt_count)).toEqual([4]);
  await world.useCard(subscription, goodCard);
  await stripe.invoices.pay(data[0]?.id ?? '');
  expect((await world.again(subscription)).status).toBe('active');
});

test('sends an event before a trial ends, then charges the card, or sets the subscription to past_due without a valid card', async () => {
  const [paying, failing] = [await world.subscribed(14), await world.subscribed(14, badCard)];
  expect(paying.status).toBe('trialing');
  await world.emulator.advance(12 * day);
  expect(world.received).toContain('customer.subscription.trial_will_end');
  await world.emulator.advance(3 * day);
  expect([(await world.again(paying)).status, (await world.again(failing)).status]).toEqual([
    'active',
    'past_due',
  ]);
});

test('charges an added seat for the remaining time and includes it in the renewal', async () => {
  const subscription = await world.subscribed();
  const item = itemOf(subscription);
  const half = Math.round((item.current_period_start + item.current_period_end) / 2);
  const more = await stripe.subscriptions.update(subscription.id, {
    items: [{ price: world.pro.id, quantity: 2 }],
    proration_date: half,
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
    expand: ['latest_invoice'],
  });
  expect((more.latest_invoice as Stripe.Invoice).amount_paid).toBe(2900);
  await world.emulator.advance(32 * day);
  const { data } = await stripe.invoices.list({ subscription: subscription.id, limit: 1 });
  expect(data[0]?.amount_paid).toBe(900 + 2 * 2900);
});

test('ends a cancelled plan at its period end unless it is resumed before', async () => {
  const [left, kept] = [await world.subscribed(), await world.subscribed()];
  await stripe.subscriptions.update(left.id, { cancel_at_period_end: true });
  await stripe.subscriptions.update(kept.id, { cancel_at_period_end: true });
  await stripe.subscriptions.update(kept.id, { cancel_at_period_end: false });
  expect((await world.again(left)).status).toBe('active');
  await world.emulator.advance(32 * day);
  expect([(await world.again(left)).status, (await world.again(kept)).status]).toEqual([
    'canceled',
    'active',
  ]);
});

test('renews twelve times in a year, once a month', async () => {
  const subscription = await world.subscribed();
  await world.emulator.advance(367 * day);
  const { data } = await stripe.invoices.list({ subscription: subscription.id, limit: 100 });
  const renewals = data.filter(({ billing_reason }) => billing_reason === 'subscription_cycle');
  expect(renewals.length).toBe(12);
  expect(renewals.every(({ status }) => status === 'paid')).toBe(true);
});
