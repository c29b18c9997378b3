import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startStripe } from './start-stripe.ts';
import { day, goodCard, sendCard } from './testing/open-test-stripe.ts';

/** A plan as stored by the local Stripe until November 2026. */
const before = {
  base: '',
  ahead: 0,
  customers: {
    cus_1: {
      ...{ id: 'cus_1', object: 'customer', created: 1, livemode: false, metadata: {} },
      ...{ email: 'head@school.test', name: null, balance: 0 },
      invoice_settings: { default_payment_method: 'pm_1' },
    },
  },
  products: {
    prod_1: {
      ...{ id: 'prod_1', object: 'product', created: 1, livemode: false, metadata: {} },
      ...{ name: 'Department', active: true },
    },
  },
  prices: {},
  paymentMethods: {
    pm_1: {
      ...{ id: 'pm_1', object: 'payment_method', created: 1, livemode: false, metadata: {} },
      ...{ type: 'card', customer: 'cus_1' },
      card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 },
    },
  },
};
const price = {
  ...{ id: 'price_1', object: 'price', created: 1, livemode: false, metadata: {}, active: true },
  ...{ currency: 'gbp', lookup_key: 'department', nickname: 'Department', product: 'prod_1' },
  ...{ recurring: { interval: 'month', interval_count: 1 }, type: 'recurring', unit_amount: 4500 },
};

test('renews, changes and charges a plan stored by an earlier version', async () => {
  const now = Math.floor(Date.now() / 1000);
  const folder = mkdtempSync(join(tmpdir(), 'stripe-'));
  const file = join(folder, 'stripe.json');
  const subscription = {
    ...{ id: 'sub_1', object: 'subscription', created: now, livemode: false, metadata: {} },
    ...{ customer: 'cus_1', status: 'active', currency: 'gbp', start_date: now },
    ...{ billing_cycle_anchor: now, cancel_at_period_end: false, cancel_at: null },
    ...{ canceled_at: null, ended_at: null, collection_method: 'charge_automatically' },
    ...{ default_payment_method: null, discounts: [], latest_invoice: null, schedule: null },
    ...{ trial_start: null, trial_end: null, pending_update: null },
    trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
    items: {
      ...{ object: 'list', has_more: false, url: '/v1/subscription_items' },
      data: [
        {
          ...{ id: 'si_1', object: 'subscription_item', created: now, metadata: {}, price },
          ...{ quantity: 1, subscription: 'sub_1' },
          ...{ current_period_start: now, current_period_end: now + 30 * day },
        },
      ],
    },
  };
  writeFileSync(
    file,
    JSON.stringify({
      ...before,
      prices: { price_1: price },
      subscriptions: { sub_1: subscription },
    }),
  );
  const emulator = await startStripe({ webhookUrl: null, webhookSecret: '', file });
  const stripe = new Stripe('sk_test_local', {
    ...{ host: '127.0.0.1', port: emulator.port, protocol: 'http' },
  });
  await emulator.advance(31 * day);
  const [renewal] = (await stripe.invoices.list({ customer: 'cus_1' })).data;
  expect(renewal).toMatchObject({ amount_paid: 4500, status: 'paid' });
  const more = await stripe.subscriptions.update('sub_1', {
    items: [{ id: 'si_1', quantity: 2 }],
    proration_behavior: 'always_invoice',
  });
  expect(more.items.data[0]?.quantity).toBe(2);
  const { url } = await stripe.billingPortal.sessions.create({
    ...{ customer: 'cus_1', return_url: 'http://127.0.0.1/' },
  });
  expect((await sendCard(url, goodCard, { do: 'card' })).status).toBe(303);
  await emulator.close();
});
