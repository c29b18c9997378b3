import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { StripeEvent } from '#emulators/stripe/objects.ts';
import {
  badCard,
  day,
  disputedCard,
  goodCard,
  sendPage,
} from '#emulators/stripe/testing/open-test-stripe.ts';
import { eventTypes } from './event-types.ts';
import { createWebhookFixture, type WebhookFixture } from './testing/webhook-fixture.ts';

/**
 * How many times each event is delivered: `most` copies at once for one type, `copies` for each other type.
 * `orders` is the number of tested orders, of 120 possible orders.
 */
const most = 100;
const copies = Number(process.env.COPIES ?? 10);
const orders = Number(process.env.ORDERS ?? 20);

/** A long timeout: thousands of deliveries take seconds on an idle machine and minutes on a busy one. */
const patiently = { timeout: 300_000 };

let world: WebhookFixture;
let life: Life;
beforeAll(async () => {
  world = await createWebhookFixture();
  life = await liveOneLife();
}, 60_000);
// Silences the log line that each event writes.
beforeEach(() => void vi.spyOn(console, 'info').mockImplementation(() => {}));
afterAll(() => world.close());

interface Life {
  userId: string;
  /** Stripe's events about this user, in the order in which they happened. */
  events: StripeEvent[];
}

/**
 * Simulates the life of a plan. The plan is bought, disputed (the customer loses), upgraded and partly
 * refunded. Then a downgrade is scheduled, a payment fails, and the plan ends.
 */
async function liveOneLife(): Promise<Life> {
  const { stripe, emulator, prices } = world;
  const { userId, customerId } = await world.addCustomer();
  const page = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    line_items: [{ price: prices.SINGLE_TEACHER, quantity: 1 }],
    success_url: 'http://127.0.0.1/ok',
  });
  await sendPage(page.url, { do: 'pay', card: disputedCard });
  const { data } = await stripe.subscriptions.list({ customer: customerId });
  const [begun] = data;
  const [item] = begun?.items.data ?? [];
  if (!begun || !item) throw new Error('nothing was begun');
  const changeCard = async (card: string) => {
    const return_url = 'http://127.0.0.1/';
    const portal = await stripe.billingPortal.sessions.create({ customer: customerId, return_url });
    await sendPage(portal.url, { do: 'card', card });
  };
  await changeCard(goodCard);
  await stripe.subscriptions.update(begun.id, {
    items: [{ id: item.id, price: prices.DEPARTMENT }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'pending_if_incomplete',
  });
  const [upgraded, first] = (await stripe.charges.list({ customer: customerId })).data;
  await stripe.refunds.create({ charge: upgraded?.id ?? '', amount: 100 });
  const [dispute] = (await stripe.disputes.list({ charge: first?.id ?? '' })).data;
  await stripe.disputes.update(dispute?.id ?? '', {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  const schedule = await stripe.subscriptionSchedules.create({ from_subscription: begun.id });
  await stripe.subscriptionSchedules.release(schedule.id);
  await changeCard(badCard);
  await emulator.advance(32 * day);
  await stripe.subscriptions.cancel(begun.id);
  return { userId, events: world.news() };
}

/**
 * Returns an event of this type: a recorded event, or a new one made from another event about the same kind
 * of object.
 */
function eventOf(type: string): StripeEvent {
  const kind = type.split('.').slice(0, -1).join('.');
  const found =
    life.events.find((event) => event.type === type) ??
    life.events.find((event) => event.type.startsWith(`${kind}.`));
  if (!found) throw new Error(`no event of ${kind} was delivered`);
  return { ...found, type, id: `${found.id}_${type.replaceAll('.', '_')}` };
}

/** Deletes the stored rows of the subscription, as if no event had arrived. */
const forget = () =>
  world.test.db.execute(sql`delete from subscriptions where user_id = ${life.userId}`);
async function kept(): Promise<unknown[]> {
  const { rows } = await world.test.db.execute(sql`
    select plan, kind, status, payment_status, quantity, ends_at is not null as ended, next_plan
    from subscriptions where user_id = ${life.userId}`);
  return rows;
}
const truth = [
  {
    ...{ plan: 'DEPARTMENT', kind: 'Subscription', status: 'canceled', payment_status: 'canceled' },
    ...{ quantity: 1, ended: true, next_plan: null },
  },
];

test.each(eventTypes)(
  'applies %s once when it is delivered many times at once',
  patiently,
  async (type) => {
    await forget();
    const event = eventOf(type);
    const length = type === 'customer.subscription.updated' ? most : copies;
    const answers = await Promise.all(Array.from({ length }, () => world.deliver(event)));
    expect(new Set(answers)).toEqual(new Set([204]));
    expect(await kept()).toEqual(truth);
    const { rows } = await world.test.db.execute(sql`
    select settled_at is not null as settled from stripe_events where id = ${event.id}`);
    expect(rows).toEqual([{ settled: true }]);
  },
);

/** Every permutation of a list. */
const ordersOf = <T>(all: readonly T[]): T[][] =>
  all.length < 2
    ? [[...all]]
    : all.flatMap((one, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));

test('ends in the same state in whatever order the events arrive', patiently, async () => {
  const types = [
    'checkout.session.completed',
    'customer.subscription.created',
    'customer.subscription.updated',
    'invoice.payment_failed',
    'customer.subscription.deleted',
  ];
  const all = ordersOf(types.map(eventOf));
  expect(all).toHaveLength(120);
  // Tests orders that are evenly spaced in the list, including the first and the last.
  for (const [at, order] of all.entries()) {
    if (at % Math.ceil(119 / (orders - 1)) !== 0 && at !== 119) continue;
    await forget();
    for (const event of order) await world.deliver({ ...event, id: `${event.id}_${at}` });
    expect(await kept(), order.map(({ type }) => type).join(', ')).toEqual(truth);
  }
});

test(
  'reaches the correct state from any single event when the others are lost',
  patiently,
  async () => {
    for (const type of eventTypes) {
      await forget();
      const event = eventOf(type);
      expect(await world.deliver({ ...event, id: `${event.id}_alone` })).toBe(204);
      expect(await kept(), type).toEqual(truth);
    }
  },
);
