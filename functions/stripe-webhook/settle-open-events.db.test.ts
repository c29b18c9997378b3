import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { sendPage } from '#emulators/stripe/testing/open-test-stripe.ts';
import { openStripe } from '#functions/stripe/open-stripe.ts';
import { delayAfter, settleOpenEvents } from './settle-open-events.ts';
import { createWebhookFixture, type WebhookFixture } from './testing/webhook-fixture.ts';

let world: WebhookFixture;
beforeAll(async () => {
  world = await createWebhookFixture();
});
afterAll(() => world.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** A user with a subscription whose events were never delivered. */
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

/** Stores an event of a subscription and leaves it unsettled, as if its Worker had died. */
async function leftOpen() {
  const { userId } = await subscribed();
  const [event] = world.news().filter(({ type }) => type === 'customer.subscription.updated');
  if (!event) throw new Error('no event was delivered');
  await world.test.db.execute(sql`
    insert into stripe_events (id, type, payload, tries)
    values (${event.id}, ${event.type}, ${JSON.stringify(event)}::jsonb, 1)`);
  return { userId, id: event.id };
}

/** Delivers a queue message; returns the consumer's response to the queue. */
async function deliver(body: unknown, attempts: number, base?: string): Promise<string> {
  let told = 'nothing';
  const message = {
    body,
    attempts,
    ack() {
      told = 'done';
    },
    retry({ delaySeconds }: { delaySeconds: number }) {
      told = `again in ${delaySeconds}`;
    },
  };
  const env = { ...world.env, ...(base && { STRIPE_API_BASE: base }) };
  await settleOpenEvents(world.test.db, openStripe(env), [message]);
  return told;
}

test('settles an event that its Worker left unsettled', async () => {
  const { userId, id } = await leftOpen();
  expect(await deliver({ id }, 1)).toBe('done');
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
  expect(await deliver({ id }, 2)).toBe('done');
});

test('retries with increasing delays while Stripe is unavailable', async () => {
  const { userId, id } = await leftOpen();
  expect(await deliver({ id }, 1, 'http://127.0.0.1:9')).toBe('again in 10');
  expect(await deliver({ id }, 6, 'http://127.0.0.1:9')).toBe('again in 360');
  expect(await world.plansOf(userId)).toEqual([]);
  expect(await deliver({ id }, 7)).toBe('done');
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
});

test('drops an invalid message and a message about an unknown event', async () => {
  expect(await deliver({ no: 'id' }, 1)).toBe('done');
  expect(await deliver({ id: 'evt_none' }, 1)).toBe('done');
});

test('never delays a message longer than the queue allows', () => {
  expect(delayAfter(100)).toBe(43_200);
});
