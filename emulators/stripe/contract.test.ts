import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  badCard,
  day,
  disputedCard,
  goodCard,
  itemOf,
  openTestStripe,
  secureCard,
  sendCard,
  sendPage,
  type TestStripe,
} from './testing/open-test-stripe.ts';
import { answerProblems } from './testing/stripe-types.ts';

let world: TestStripe;
beforeAll(async () => {
  world = await openTestStripe();
});
afterAll(() => world.close());

/**
 * Uses every feature of the local Stripe once, so that the emulator returns each kind of object in each of
 * its states.
 */
async function useEverything(): Promise<void> {
  const { stripe, emulator, basic, pro } = world;
  await stripe.products.update(String(basic.product), { name: 'Single teacher' });
  await stripe.prices.update(basic.id, { metadata: { plan: 'basic' } });
  await stripe.prices.list({ expand: ['data.currency_options'] });
  await stripe.tax.settings.retrieve();
  await stripe.webhookEndpoints.create({
    url: 'http://127.0.0.1:9/stripe',
    enabled_events: ['invoice.created'],
  });
  const [endpoint] = (await stripe.webhookEndpoints.list()).data;
  await stripe.webhookEndpoints.update(endpoint?.id ?? '', { disabled: true });
  await stripe.billingPortal.configurations.create({
    business_profile: { headline: 'Lexiloom' },
    features: { subscription_cancel: { enabled: true, mode: 'at_period_end' } },
  });
  await stripe.billingPortal.configurations.list();

  const customer = await stripe.customers.create({ email: 'head@school.test' });
  const once = await stripe.prices.create({
    product: String(basic.product),
    unit_amount: 5000,
    currency: 'eur',
    tax_behavior: 'exclusive',
  });
  const open = (mode: 'payment' | 'subscription', price: string, trial?: number) =>
    stripe.checkout.sessions.create({
      mode,
      customer: customer.id,
      line_items: [{ price, quantity: 1 }],
      success_url: 'http://127.0.0.1/ok',
      automatic_tax: { enabled: true },
      tax_id_collection: { enabled: true },
      billing_address_collection: 'required',
      customer_update: { address: 'auto', name: 'auto' },
      ...(mode === 'payment' && { invoice_creation: { enabled: true } }),
      ...(trial && { subscription_data: { trial_period_days: trial } }),
    });
  const german = { country: 'DE', tax_id: 'DE123456789' };
  const paidOnce = await open('payment', once.id);
  await sendCard(paidOnce.url, secureCard, german);
  await stripe.checkout.sessions.retrieve(paidOnce.id, {
    expand: ['line_items', 'payment_intent.latest_charge', 'invoice'],
  });
  await stripe.checkout.sessions.expire((await open('payment', once.id)).id);
  const bought = await open('subscription', basic.id);
  await sendPage(bought.url, { do: 'pay', card: badCard, ...german });
  await sendPage(bought.url, { do: 'pay', card: disputedCard, ...german });
  const subscription = (await stripe.subscriptions.list({ customer: customer.id })).data[0];
  if (!subscription) throw new Error('Checkout began no subscription.');
  await stripe.customers.retrieve(customer.id, { expand: ['tax_ids'] });

  await emulator.advance(3 * day);
  const { id } = itemOf(subscription);
  const items = [{ id, price: pro.id }];
  await stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items, proration_behavior: 'always_invoice' },
  });
  const change = { items, proration_behavior: 'always_invoice' } as const;
  await world.useCard(subscription, secureCard);
  const waiting = await stripe.subscriptions.update(subscription.id, {
    ...change,
    payment_behavior: 'pending_if_incomplete',
    expand: ['latest_invoice.payments'],
  });
  await stripe.invoices.voidInvoice(String(Object(waiting.latest_invoice).id));
  await world.useCard(subscription, goodCard);
  const coupon = await stripe.coupons.create({ percent_off: 10, duration: 'forever' });
  await stripe.subscriptions.update(subscription.id, { discounts: [{ coupon: coupon.id }] });
  await stripe.subscriptions.update(subscription.id, change);
  const schedule = await stripe.subscriptionSchedules.create({
    from_subscription: subscription.id,
  });
  await stripe.subscriptions.retrieve(subscription.id, { expand: ['schedule', 'customer'] });
  await stripe.subscriptionSchedules.release(schedule.id);
  await world.useCard(subscription, badCard);
  await emulator.advance(35 * day);
  await world.useCard(subscription, goodCard);

  const charges = await stripe.charges.list({ customer: customer.id, expand: ['data.refunds'] });
  const disputed = charges.data.find((one) => one.disputed);
  const paid = charges.data.find((one) => one.paid && !one.disputed);
  await stripe.refunds.create({ charge: paid?.id ?? '', amount: 100 });
  await stripe.refunds.create({ charge: paid?.id ?? '' });
  const [dispute] = (await stripe.disputes.list({ charge: disputed?.id ?? '' })).data;
  await stripe.disputes.update(dispute?.id ?? '', {
    evidence: { uncategorized_text: 'winning_evidence' },
  });
  await stripe.paymentIntents.retrieve(String(paid?.payment_intent));
  await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: String(paid?.payment_intent) },
  });
  await stripe.invoices.list({ customer: customer.id, expand: ['data.payments'], limit: 100 });
  await stripe.paymentMethods.list({ customer: customer.id });
  await stripe.subscriptions.cancel(subscription.id);
  const trial = await open('subscription', basic.id, 7);
  await sendPage(trial.url, { do: 'pay', card: goodCard, ...german });
  await stripe.subscriptions.list({ customer: customer.id });
  await stripe.events.list({ limit: 100 });
}

test('returns objects and events with exactly the fields of the stripe package’s types', async () => {
  await useEverything();
  await world.emulator.idle();
  const told = world.emulator.events();
  const problems = [...world.answers, ...told].flatMap((one) => answerProblems(one));
  expect([...new Set(problems)]).toEqual([]);
  const kinds = new Set(
    world.answers.flatMap((one) => {
      const { object, data } = Object(one);
      return object === 'list' ? data.map((each: object) => Object(each).object) : [object];
    }),
  );
  expect([...kinds].sort()).toEqual([
    'billing_portal.configuration',
    'billing_portal.session',
    'charge',
    'checkout.session',
    'coupon',
    'customer',
    'dispute',
    'event',
    'invoice',
    'invoice_payment',
    'payment_intent',
    'payment_method',
    'price',
    'product',
    'refund',
    'subscription',
    'subscription_schedule',
    'tax.settings',
    'webhook_endpoint',
  ]);
});
