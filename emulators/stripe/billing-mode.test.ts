import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { day, itemOf, openTestStripe, type TestStripe } from './testing/open-test-stripe.ts';

let world: TestStripe;
let stripe: Stripe;
beforeEach(async () => {
  world = await openTestStripe({ tells: false });
  stripe = world.stripe;
});
afterEach(() => world.close());

/** Starts a subscription with this billing mode. Without an argument, Stripe's default mode is used. */
async function begin(type?: 'classic' | 'flexible'): Promise<Stripe.Subscription> {
  const bought = await world.subscribed();
  await stripe.subscriptions.cancel(bought.id);
  return stripe.subscriptions.create({
    customer: String(bought.customer),
    items: [{ price: world.basic.id }],
    ...(type && { billing_mode: { type } }),
  });
}
const preview = (of: Stripe.Subscription, price: Stripe.Price) =>
  stripe.invoices.createPreview({
    subscription: of.id,
    subscription_details: {
      items: [{ id: itemOf(of).id, price: price.id }],
      proration_behavior: 'always_invoice',
    },
  });
const credits = ({ lines }: Stripe.Invoice) =>
  lines.data.filter(({ amount }) => amount < 0).map(({ amount }) => amount);

test('creates flexible subscriptions unless classic is requested', async () => {
  expect((await begin()).billing_mode).toEqual({
    flexible: { proration_discounts: 'included' },
    type: 'flexible',
  });
  expect((await begin('classic')).billing_mode).toEqual({ flexible: null, type: 'classic' });
});

test.each([
  ['flexible', -900],
  ['classic', -720],
] as const)(
  'with %s billing, a coupon added after the payment makes the credit %i',
  async (type, credited) => {
    const subscription = await begin(type);
    const coupon = await stripe.coupons.create({ percent_off: 20, duration: 'forever' });
    await stripe.subscriptions.update(subscription.id, { discounts: [{ coupon: coupon.id }] });
    expect(credits(await preview(subscription, world.pro))).toEqual([credited]);
  },
);

test.each([
  ['flexible', -900],
  ['classic', -2900],
] as const)(
  'with %s billing, a plan change without proration makes the credit %i: the amount paid or the current price',
  async (type, credited) => {
    const subscription = await begin(type);
    const moved = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: world.pro.id }],
      proration_behavior: 'none',
    });
    expect(credits(await preview(moved, world.basic))).toEqual([credited]);
  },
);

test('credits an amount only once, even if the plan changes repeatedly', async () => {
  const subscription = await begin();
  await world.emulator.advance(10 * day);
  const up = await stripe.subscriptions.update(subscription.id, {
    items: [{ id: itemOf(subscription).id, price: world.pro.id }],
    proration_behavior: 'always_invoice',
  });
  const invoice = (await stripe.invoices.list({ subscription: up.id, limit: 1 })).data[0];
  const back = await preview(up, world.basic);
  // No time has passed, so the whole remainder of the expensive plan is credited, and the whole remainder of
  // the cheap plan is charged.
  expect(back.total).toBe(-(invoice?.total ?? 0));
  expect(credits(back)).toHaveLength(1);
});

test.each(['flexible', 'classic'] as const)(
  'with %s billing, charges the amount shown in the preview',
  async (type) => {
    const subscription = await begin(type);
    await world.emulator.advance(11 * day);
    const shown = await preview(subscription, world.pro);
    const moved = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: itemOf(subscription).id, price: world.pro.id }],
      proration_behavior: 'always_invoice',
      proration_date: shown.lines.data[0]?.period.start ?? 0,
      expand: ['latest_invoice'],
    });
    expect((moved.latest_invoice as Stripe.Invoice).total).toBe(shown.total);
  },
);
