import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoughtPlan } from '#contracts/billing/prices.ts';
import { goodCard, sendPage } from '#emulators/stripe/testing/open-test-stripe.ts';
import { createWebhookFixture, type WebhookFixture } from './testing/webhook-fixture.ts';

let world: WebhookFixture;
beforeAll(async () => {
  world = await createWebhookFixture();
});
afterAll(() => world.close());

const openPage = async (customer: string, plan: BoughtPlan) =>
  world.stripe.checkout.sessions.create({
    mode: plan === 'ADDON_PUPIL_PLATFORM' ? 'payment' : 'subscription',
    customer,
    line_items: [{ price: world.prices[plan], quantity: 1 }],
    success_url: 'http://127.0.0.1/ok',
  });
/** Starts a plan as support does in Stripe's dashboard. */
const beginTrial = async (customer: string) =>
  world.stripe.subscriptions.create({
    customer,
    items: [{ price: world.prices.DEPARTMENT }],
    trial_period_days: 7,
  });
const statusOf = async ({ id }: { id: string }) =>
  (await world.stripe.checkout.sessions.retrieve(id)).status;
async function deliverBeginning() {
  for (const event of world.news()) {
    if (event.type === 'customer.subscription.created') await world.deliver(event);
  }
}

test('closes an open subscription page when a plan starts elsewhere', async () => {
  const { userId, customerId } = await world.addCustomer();
  const plan = await openPage(customerId, 'SINGLE_TEACHER');
  const once = await openPage(customerId, 'ADDON_PUPIL_PLATFORM');
  await beginTrial(customerId);
  await deliverBeginning();
  const refused = await sendPage(plan.url, { do: 'pay', card: goodCard });
  expect(await refused.text()).toContain('This page has expired.');
  expect(await statusOf(once)).toBe('open');
  expect(await world.plansOf(userId)).toEqual(['DEPARTMENT']);
});

test('does not close a new page when a late event reports a plan that has ended', async () => {
  const { customerId } = await world.addCustomer();
  const { id } = await beginTrial(customerId);
  await world.stripe.subscriptions.cancel(id);
  const page = await openPage(customerId, 'SINGLE_TEACHER');
  await deliverBeginning();
  expect(await statusOf(page)).toBe('open');
});

test('does not close another customer’s page', async () => {
  const [first, second] = [await world.addCustomer(), await world.addCustomer()];
  const page = await openPage(second.customerId, 'SINGLE_TEACHER');
  await beginTrial(first.customerId);
  await deliverBeginning();
  expect(await statusOf(page)).toBe('open');
});
