import type Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cardOfNumber } from './cards.ts';
import {
  itemOf,
  openTestStripe,
  secureCard,
  sendCard,
  sendPage,
  type TestStripe,
} from './testing/open-test-stripe.ts';

let world: TestStripe;
let stripe: Stripe;
beforeEach(async () => {
  world = await openTestStripe({ tells: false });
  stripe = world.stripe;
});
afterEach(() => world.close());

const open = () =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    customer_email: 'a@school.test',
    line_items: [{ price: world.basic.id, quantity: 1 }],
    success_url: 'http://127.0.0.1/ok',
  });
const upgrade = (
  of: Stripe.Subscription,
  payment_behavior: 'pending_if_incomplete' | 'error_if_incomplete',
) =>
  stripe.subscriptions.update(of.id, {
    items: [{ id: itemOf(of).id, price: world.pro.id }],
    ...{ proration_behavior: 'always_invoice', payment_behavior },
    expand: ['latest_invoice.payments'],
  });

test.each([
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  ['4000 0000 0000 0069', 'Your card has expired.'],
  ['4000 0084 0000 1629', 'Your card was declined.'],
  ['4000 0082 6000 3178', 'Your card has insufficient funds.'],
  ['4242 4242 4242 4241', 'Your card number is invalid.'],
  ['1234', 'Your card number is invalid.'],
])('does not start a subscription for card %s and shows the error: %s', async (card, words) => {
  const { url, id } = await open();
  expect(await (await sendCard(url, card)).text()).toContain(words);
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  expect((await stripe.subscriptions.list({ status: 'all' })).data).toEqual([]);
});

test('stores the bank’s decline code on the failed payment', async () => {
  const { url } = await open();
  await sendCard(url, '4000 0000 0000 9995');
  const [failed] = (await stripe.charges.list()).data;
  expect(failed).toMatchObject({ paid: false, status: 'failed', failure_code: 'card_declined' });
  const intent = await stripe.paymentIntents.retrieve(String(failed?.payment_intent));
  expect(intent).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { decline_code: 'insufficient_funds' },
  });
});

test('pays with a 3-D Secure card only after authentication', async () => {
  const { url, id } = await open();
  const asked = await sendPage(url, { do: 'pay', card: secureCard });
  expect(await asked.text()).toContain('Complete authentication');
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open');
  await sendPage(url, { do: 'authenticate', card: secureCard });
  expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('complete');
});

test('rejects a change that needs 3-D Secure, unless it may stay pending until authentication', async () => {
  const subscription = await world.subscribed();
  await world.useCard(subscription, secureCard);
  await expect(upgrade(subscription, 'error_if_incomplete')).rejects.toMatchObject({
    ...{ statusCode: 402, code: 'subscription_payment_intent_requires_action' },
  });
  expect((await world.again(subscription)).pending_update).toBeNull();
  expect((await stripe.invoices.list()).data).toHaveLength(1);

  const waiting = await upgrade(subscription, 'pending_if_incomplete');
  expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(world.pro.id);
  const invoice = waiting.latest_invoice as Stripe.Invoice;
  const [payment] = invoice.payments?.data ?? [];
  const intent = await stripe.paymentIntents.retrieve(String(payment?.payment.payment_intent));
  expect([payment?.status, intent.status]).toEqual(['open', 'requires_action']);
  const told = world.emulator.events().map(({ type }) => type);
  expect(told).toContain('invoice.payment_action_required');
});

test('discards a pending change when its invoice is voided', async () => {
  const subscription = await world.subscribed();
  await world.useCard(subscription, secureCard);
  const { latest_invoice: invoice } = await upgrade(subscription, 'pending_if_incomplete');
  await stripe.invoices.voidInvoice((invoice as Stripe.Invoice).id);
  const after = await world.again(subscription);
  expect([after.pending_update, itemOf(after).price.id]).toEqual([null, world.basic.id]);
});

test('rejects a refund beyond the amount left, and any refund of a disputed payment', async () => {
  await world.subscribed();
  const [charge] = (await stripe.charges.list()).data;
  const refund = (amount?: number) =>
    stripe.refunds.create({ charge: charge?.id ?? '', ...(amount && { amount }) });
  await expect(refund(901)).rejects.toMatchObject({ param: 'amount' });
  await refund(400);
  await refund();
  await expect(refund()).rejects.toMatchObject({ param: 'charge' });
  expect(await stripe.charges.retrieve(charge?.id ?? '')).toMatchObject({
    ...{ amount_refunded: 900, refunded: true },
  });
  await world.subscribed(undefined, '4000 0000 0000 0259');
  const disputed = (await stripe.charges.list()).data.find((one) => one.disputed);
  await expect(stripe.refunds.create({ charge: disputed?.id ?? '' })).rejects.toMatchObject({
    param: 'charge',
  });
});

test('accepts test card numbers and rejects an invalid card number', () => {
  expect(cardOfNumber('4000-0027-6000-3184')?.card.authenticates).toBe('always');
  expect(cardOfNumber('5555 5555 5555 4444')?.card).toMatchObject({ declines: null });
  expect(cardOfNumber('4000 0027 6000 3185')).toBeNull();
});
