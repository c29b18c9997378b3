import { afterAll, beforeAll, expect, test } from 'vitest';
import { amountOf, planPrices } from '#contracts/billing/prices.ts';
import { badCard, day, goodCard, sendPage } from '#emulators/stripe/testing/open-test-stripe.ts';
import { createWebhookFixture, type WebhookFixture } from './testing/webhook-fixture.ts';

let world: WebhookFixture;
beforeAll(async () => {
  world = await createWebhookFixture();
});
afterAll(() => world.close());

/** Advances the clock by a number of days, and delivers the resulting events to the webhook. */
async function pass(days: number): Promise<void> {
  await world.emulator.advance(days * day);
  for (const event of world.news()) await world.deliver(event);
}
const pay = (url: string | null | undefined, card: string) => sendPage(url, { do: 'pay', card });
async function begin(customer: string, trialDays?: number, card = goodCard): Promise<void> {
  const { url } = await world.stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: world.prices.SINGLE_TEACHER, quantity: 1 }],
    success_url: 'http://127.0.0.1/ok',
    ...(trialDays && { subscription_data: { trial_period_days: trialDays } }),
  });
  await pay(url, card);
  await pass(0);
}

test('keeps the plan active through twelve monthly renewals of the same amount', {
  timeout: 120_000,
}, async () => {
  const { userId, customerId } = await world.addCustomer();
  await begin(customerId);
  for (let week = 0; week < 53; week += 1) {
    expect(await world.plansOf(userId), `week ${week}`).toEqual(['SINGLE_TEACHER']);
    await pass(7);
  }
  const { data } = await world.stripe.invoices.list({ customer: customerId, limit: 100 });
  const renewals = data.filter(({ billing_reason }) => billing_reason === 'subscription_cycle');
  expect(renewals.map(({ amount_paid }) => amount_paid)).toEqual(
    Array<number>(12).fill(amountOf('SINGLE_TEACHER', 'gbp')),
  );
});

test('starts the plan with a Stripe trial and charges for it when the trial ends', async () => {
  const { userId, customerId } = await world.addCustomer();
  await begin(customerId, 14);
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
  const paid = async () =>
    (await world.stripe.invoices.list({ customer: customerId })).data.map(
      ({ amount_paid }) => amount_paid,
    );
  expect(await paid()).toEqual([0]);
  await pass(15);
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
  expect(await paid()).toEqual([amountOf('SINGLE_TEACHER', 'gbp'), 0]);
});

test('suspends the plan when the card fails after a trial, and restores it once paid', async () => {
  const { userId, customerId } = await world.addCustomer();
  await begin(customerId, 14, badCard);
  await pass(15);
  expect(await world.plansOf(userId), 'while the card is tried again').toEqual(['SINGLE_TEACHER']);
  await pass(16);
  expect(await world.plansOf(userId), 'when every try has failed').toEqual([]);
  const { data } = await world.stripe.invoices.list({ customer: customerId, status: 'open' });
  await pay(data[0]?.hosted_invoice_url, goodCard);
  await pass(0);
  expect(await world.plansOf(userId)).toEqual(['SINGLE_TEACHER']);
});

test('grants a one-time purchase only once, even if its event is delivered several times', async () => {
  const { userId, customerId } = await world.addCustomer();
  const { url } = await world.stripe.checkout.sessions.create({
    mode: 'payment',
    customer: customerId,
    line_items: [{ price: world.prices.ADDON_PUPIL_PLATFORM, quantity: 2 }],
    metadata: { lookupKey: planPrices.ADDON_PUPIL_PLATFORM.lookupKey, quantity: '2' },
    success_url: 'http://127.0.0.1/ok',
  });
  await pay(url, goodCard);
  const [event] = world.news().filter(({ type }) => type === 'checkout.session.completed');
  if (!event) throw new Error('no event was delivered');
  await Promise.all([world.deliver(event), world.deliver(event), world.deliver(event)]);
  expect(await world.plansOf(userId)).toEqual(['ADDON_PUPIL_PLATFORM', 'ADDON_PUPIL_PLATFORM']);
});
