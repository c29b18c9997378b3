import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStripe } from '#functions/_base/stripe/open-stripe.ts';
import { badCard, day, sendPage } from '#scripts/emulators/stripe/testing/open-test-stripe.ts';
import { sweepEvents } from './sweep-events.ts';
import { openWebhookWorld, type WebhookWorld } from './testing/webhook-world.ts';

let world: WebhookWorld;
beforeAll(async () => {
  world = await openWebhookWorld();
});
afterAll(() => world.close());

const stored = async () => {
  const { rows } = await world.test.db.execute<{ all: number; open: number }>(sql`
    select count(*)::int as all, count(*) filter (where settled_at is null)::int as open
    from stripe_events`);
  return rows[0];
};

/** Somebody who pays for a plan from now on. */
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

test('a plan begins with the first event, and the same event a hundred times changes nothing more', async () => {
  const { userId } = await subscribed();
  const events = world.news();
  const [first] = events.filter(({ type }) => type === 'customer.subscription.created');
  if (!first) throw new Error('no event was told');
  const statuses = await Promise.all(Array.from({ length: 100 }, () => world.deliver(first)));
  expect(new Set(statuses)).toEqual(new Set([204]));
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
  const { rows } = await world.test.db.execute(
    sql`select 1 from stripe_events where id = ${first.id}`,
  );
  expect(rows).toHaveLength(1);
});

test('a full life in any order ends in what Stripe says', async () => {
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
  const orders = [
    events,
    [...events].reverse(),
    [...events].sort((a, b) => (a.id < b.id ? -1 : 1)),
  ];
  for (const order of orders) {
    for (const event of order) expect(await world.deliver(event)).toBe(204);
    expect((await world.plansOf(userId)).sort()).toEqual([
      'ADDON_TEACHER_ONE',
      'ADDON_TEACHER_ONE',
      'DEPARTMENT',
    ]);
  }
});

test('a plan that nobody pays for counts for nothing until somebody does', async () => {
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

test('what is not signed by Stripe, is old or was changed is refused, and nothing is stored', async () => {
  await subscribed();
  const [event] = world.news();
  if (!event) throw new Error('no event was told');
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

test('an event that a Worker left open is settled by the sweep', async () => {
  const { userId } = await subscribed();
  const [event] = world.news().filter(({ type }) => type === 'customer.subscription.updated');
  await world.test.db.execute(sql`
    insert into stripe_events (id, type, payload, tries, created_at)
    values (${event?.id}, ${event?.type}, ${JSON.stringify(event)}::jsonb, 1, now() - interval '1 minute')`);
  expect(await world.plansOf(userId)).toEqual([]);
  await sweepEvents(world.test.db, openStripe(world.env));
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
});

test('an event of no concern is acknowledged and kept', async () => {
  await world.stripe.customers.create({ email: 'nobody@school.test' });
  const [event] = world.news().filter(({ type }) => type === 'customer.created');
  if (!event) throw new Error('no event was told');
  expect(await world.deliver(event)).toBe(204);
  expect((await stored())?.open).toBe(0);
});
