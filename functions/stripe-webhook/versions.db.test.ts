import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventIn } from '#emulators/stripe/deliver-events.ts';
import { goodCard, sendCard } from '#emulators/stripe/testing/open-test-stripe.ts';
import { createWebhookFixture, type WebhookFixture } from './testing/webhook-fixture.ts';

let world: WebhookFixture;
const told: unknown[] = [];
beforeAll(async () => {
  world = await createWebhookFixture();
});
beforeEach(() => {
  told.length = 0;
  vi.spyOn(console, 'info').mockImplementation((line) => void told.push(line));
});
afterAll(() => world.close());

/**
 * Buys a plan, and delivers its events of these types in this API version to the webhook; returns the
 * resulting plans.
 */
async function bought(version: string, kinds: readonly string[]): Promise<string[]> {
  const { userId, customerId } = await world.addCustomer();
  const { url } = await world.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    line_items: [{ price: world.prices.SINGLE_TEACHER, quantity: 1 }],
    success_url: 'http://127.0.0.1/ok',
  });
  await sendCard(url, goodCard);
  for (const event of world.news()) {
    if (kinds.includes(event.type)) await world.deliver(eventIn(version, event));
  }
  return world.plansOf(userId);
}

test.each(['2022-11-15', '2024-06-20', '2025-03-31.basil', '2026-10-28.endive', '2027-01-01.next'])(
  'starts the plan from an invoice in API version %s',
  async (version) => {
    expect(await bought(version, ['invoice.paid'])).toEqual(['SINGLE_TEACHER']);
  },
);

test('logs events of another API version, but not events of our version', async () => {
  await bought('2024-06-20', ['invoice.paid']);
  expect(told.join()).toContain('"otherVersion":"2024-06-20"');
  told.length = 0;
  await bought('2026-10-28.endive', ['invoice.paid']);
  expect(told.join()).not.toContain('otherVersion');
});

test('settles an event without an object id as irrelevant', async () => {
  const [event] = world.emulator.events();
  if (!event) throw new Error('no event was delivered');
  const id = 'evt_without_object';
  const object = { object: 'balance', livemode: false };
  await world.deliver({ ...event, id, type: 'balance.available', data: { object } });
  const { rows } = await world.test.db.execute(
    sql`select settled_at is not null as settled from stripe_events where id = ${id}`,
  );
  expect(rows).toEqual([{ settled: true }]);
});
