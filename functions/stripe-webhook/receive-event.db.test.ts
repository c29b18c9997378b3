import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '#db/client.ts';
import { signature } from '#emulators/stripe/deliver-events.ts';
import { badCard, day, sendPage } from '#emulators/stripe/testing/open-test-stripe.ts';
import { createCaller } from '#functions/http/testing/create-caller.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { randomFrom } from '#language/random.ts';
import { recoverEvents, sweepEvents } from './recover-events.ts';
import { webhookRoutes } from './routes.ts';
import { settleEvent } from './settle-event.ts';
import {
  createWebhookFixture,
  type WebhookFixture,
  webhookSecret,
} from './testing/webhook-fixture.ts';

/** A long timeout: hundreds of events take seconds on an idle machine and half a minute on a busy one. */
const patiently = { timeout: 120_000 };

let world: WebhookFixture;
beforeAll(async () => {
  world = await createWebhookFixture();
});
afterAll(() => world.close());

const stored = async () => {
  const { rows } = await world.test.db.execute<{ all: number; open: number }>(sql`
    select count(*)::int as all, count(*) filter (where settled_at is null)::int as open
    from stripe_events`);
  return rows[0];
};

/** Creates a user who has just bought a plan. */
async function subscribed() {
  const customer = await world.addCustomer();
  const session = await world.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.customerId,
    line_items: [{ price: world.prices.SINGLE_TEACHER, quantity: 1 }],
    success_url: 'http://127.0.0.1/ok',
  });
  await sendPage(session.url, { do: 'pay', card: '4242 4242 4242 4242' });
  const { data } = await world.stripe.subscriptions.list({ customer: customer.customerId });
  const [subscription] = data;
  if (!subscription) throw new Error('nothing was begun');
  return { ...customer, subscription };
}

test('starts the plan on the first event, and ignores a hundred repeats', patiently, async () => {
  const { userId } = await subscribed();
  const events = world.news();
  const [first] = events.filter(({ type }) => type === 'customer.subscription.created');
  if (!first) throw new Error('no event was delivered');
  const statuses = await Promise.all(Array.from({ length: 100 }, () => world.deliver(first)));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
  const { rows } = await world.test.db.execute(
    sql`select 1 from stripe_events where id = ${first.id}`,
  );
  expect(rows).toHaveLength(1);
});

test(
  'reaches the same state as Stripe in whatever order the events arrive',
  patiently,
  async () => {
    const { userId, subscription } = await subscribed();
    const [item] = subscription.items.data;
    await world.stripe.subscriptions.update(subscription.id, {
      items: [{ id: item?.id ?? '', price: world.prices.DEPARTMENT }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    await world.stripe.subscriptions.update(subscription.id, {
      items: [{ price: world.prices.ADDON_TEACHER_ONE, quantity: 2 }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    await world.emulator.advance(32 * day);
    const events = world.news();
    const wanted = ['ADDON_TEACHER_ONE', 'ADDON_TEACHER_ONE', 'DEPARTMENT'];
    for (let seed = 1; seed <= 8; seed += 1) {
      const random = randomFrom(seed);
      const order = events
        .map((event) => ({ event: { ...event, id: `${event.id}_${seed}` }, at: random() }))
        .sort((one, other) => one.at - other.at);
      await world.test.db.execute(sql`delete from subscriptions where user_id = ${userId}`);
      // Half of the rounds deliver the events sequentially, half concurrently.
      if (seed % 2 === 0) await Promise.all(order.map(({ event }) => world.deliver(event)));
      else for (const { event } of order) expect(await world.deliver(event)).toBe(204);
      expect((await world.plansOf(userId)).sort()).toEqual(wanted);
    }
  },
);

test('applies an event once when a hundred copies are delivered at once', patiently, async () => {
  const { userId, subscription } = await subscribed();
  const [event] = world.news().filter(({ type }) => type === 'customer.subscription.updated');
  if (!event) throw new Error('no event was delivered');
  const copies = Array.from({ length: 100 }, (_, at) => ({ ...event, id: `${event.id}_${at}` }));
  await Promise.all(copies.map((copy) => world.deliver(copy)));
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
  const { rows } = await world.test.db.execute(sql`
    select 1 from subscriptions where stripe_subscription_id = ${subscription.id}`);
  expect(rows).toHaveLength(1);
  expect((await stored())?.open).toBe(0);
});

/** Returns the database of a Worker that dies after this number of statements. */
function dying(statements: number) {
  let left = statements;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const execute = (query: SQL) => {
    left -= 1;
    if (left >= 0) return world.test.db.execute(query);
    end();
    return new Promise(() => {});
  };
  return { db: { execute } as unknown as Database, ended };
}

test.each([0, 1, 2, 3])(
  'does not block other Workers when killed after %i statements, and lets the sweep finish the event',
  async (statements) => {
    const { userId } = await subscribed();
    const events = world.news();
    const [killed, other] = [
      events.find(({ type }) => type === 'customer.subscription.updated'),
      events.find(({ type }) => type === 'invoice.paid'),
    ];
    if (!killed || !other) throw new Error('no event was delivered');
    await world.test.db.execute(sql`
      insert into stripe_events (id, type, payload, created_at)
      values (${killed.id}, ${killed.type}, ${JSON.stringify(killed)}::jsonb, now() - interval '1 minute')`);
    const worker = dying(statements);
    void settleEvent(worker.db, world.stripe, killed.id);
    await worker.ended;
    expect(await world.deliver(other)).toBe(204);
    expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
    expect((await stored())?.open).toBe(1);
    await sweepEvents(world.test.db, world.stripe);
    expect((await stored())?.open).toBe(0);
    expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
  },
);

test('fetches each undelivered event exactly once, even if there are many', patiently, async () => {
  const { userId, subscription } = await subscribed();
  for (let turn = 0; turn < 60; turn += 1) {
    await world.stripe.subscriptions.update(subscription.id, { metadata: { turn: String(turn) } });
    await world.stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: turn % 2 === 0,
    });
  }
  world.news();
  expect(await recoverEvents(world.test.db, world.stripe)).toBeGreaterThan(120);
  expect(await recoverEvents(world.test.db, world.stripe)).toBe(0);
  await world.test.db.execute(sql`
    update stripe_events set created_at = created_at - interval '1 minute'`);
  while ((await sweepEvents(world.test.db, world.stripe)) > 0);
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
  expect((await stored())?.open).toBe(0);
});

test('suspends an unpaid plan until it is paid', patiently, async () => {
  const { userId, customerId, subscription } = await subscribed();
  const portal = await world.stripe.billingPortal.sessions.create({
    customer: customerId,
    return_url: 'http://127.0.0.1/',
  });
  const tell = async () => {
    for (const event of world.news()) await world.deliver(event);
  };
  await sendPage(portal.url, { do: 'card', card: badCard });
  await world.emulator.advance(32 * day);
  await tell();
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
  await world.emulator.advance(16 * day);
  await tell();
  expect(await world.plansOf(userId)).toEqual([]);
  const { data } = await world.stripe.invoices.list({
    subscription: subscription.id,
    status: 'open',
  });
  await sendPage(portal.url, { do: 'card', card: '4242 4242 4242 4242' });
  await world.stripe.invoices.pay(data[0]?.id ?? '');
  await tell();
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
});

test('rejects an altered, old or empty event and does not store it', async () => {
  await subscribed();
  const [event] = world.news();
  if (!event) throw new Error('no event was delivered');
  const before = await stored();
  const now = Math.floor(Date.now() / 1000);
  const again = JSON.stringify(event);
  const bad = [
    await world.deliver(event, { body: again.replace('livemode":false', 'livemode":true') }),
    await world.deliver(event, { body: `${again} ` }),
    await world.deliver(event, { at: now - 301 }),
    await world.deliver(event, { body: '' }),
  ];
  expect(bad).toEqual([400, 400, 400, 400]);
  expect(await stored()).toEqual(before);
});

test('settles, in the sweep, an event that its Worker left unsettled', async () => {
  const { userId } = await subscribed();
  const [event] = world.news().filter(({ type }) => type === 'customer.subscription.updated');
  await world.test.db.execute(sql`
    insert into stripe_events (id, type, payload, tries, created_at)
    values (${event?.id}, ${event?.type}, ${JSON.stringify(event)}::jsonb, 1, now() - interval '1 minute')`);
  expect(await world.plansOf(userId)).toEqual([]);
  await sweepEvents(world.test.db, openStripe(world.env));
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
});

test('acknowledges events during a Stripe outage and settles them later with increasing delays', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { userId } = await subscribed();
  const [event] = world.news().filter(({ type }) => type === 'customer.subscription.updated');
  if (!event) throw new Error('no event was delivered');
  const away = { ...world.env, STRIPE_API_BASE: 'http://127.0.0.1:9' };
  const body = JSON.stringify(event);
  const at = Math.floor(Date.now() / 1000);
  const call = createCaller(webhookRoutes, away);
  const headers = { 'stripe-signature': signature(webhookSecret, body, at) };
  expect((await call('POST /stripe/webhook', { body, headers })).status).toBe(204);
  expect(told).toHaveBeenCalled();
  const tried = async (tries: number, minutesAgo: number) => {
    await world.test.db.execute(sql`
      update stripe_events set tries = ${tries},
        created_at = now() - make_interval(mins => ${minutesAgo}) where id = ${event.id}`);
    return sweepEvents(world.test.db, world.stripe);
  };
  // After sixty tries, the next one is due ten hours after the event's arrival.
  expect(await tried(60, 599)).toBe(0);
  expect(await world.plansOf(userId)).toEqual([]);
  expect(await tried(60, 601)).toBe(1);
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
});

test('acknowledges and stores an irrelevant event', async () => {
  await world.stripe.customers.create({ email: 'nobody@school.test' });
  const [event] = world.news().filter(({ type }) => type === 'customer.created');
  if (!event) throw new Error('no event was delivered');
  expect(await world.deliver(event)).toBe(204);
  expect((await stored())?.open).toBe(0);
});
