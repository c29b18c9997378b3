import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type StripeEmulator, startStripe } from '../start-stripe.ts';

export const goodCard = '4242 4242 4242 4242';
/** This card can be stored but is declined at every charge. */
export const badCard = '4000 0000 0000 0341';
/** The bank requires authentication at every charge. */
export const secureCard = '4000 0027 6000 3184';
/** The bank requires authentication once, when the card is stored. */
export const onceSecureCard = '4000 0025 0000 3155';
/** The payment succeeds. Then the holder disputes it. */
export const disputedCard = '4000 0000 0000 0259';
export const day = 86_400;
const secret = 'whsec_test';

export interface TestStripe {
  stripe: Stripe;
  emulator: StripeEmulator;
  /** The types of the events received with a valid signature. */
  received: string[];
  /** Every API response, as sent over the wire. */
  answers: unknown[];
  basic: Stripe.Price;
  pro: Stripe.Price;
  /** Returns the subscription of a customer who has just paid for the basic plan at Checkout. */
  subscribed: (trialDays?: number, card?: string) => Promise<Stripe.Subscription>;
  again: (of: Stripe.Subscription) => Promise<Stripe.Subscription>;
  /** Changes the card in the portal. */
  useCard: (of: Stripe.Subscription, card: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Submits the form on one of Stripe's pages. */
export const sendPage = (url: string | null | undefined, fields: Record<string, string>) =>
  fetch(String(url), { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

/** Submits a form with a card, and authenticates if the bank requires it. */
export async function sendCard(
  url: string | null | undefined,
  card: string,
  fields: Record<string, string> = {},
): Promise<Response> {
  const first = await sendPage(url, { do: 'pay', card, ...fields });
  const asked = first.status === 200 && (await first.clone().text()).includes('3-D Secure</h1>');
  return asked ? sendPage(url, { card, ...fields, do: 'authenticate' }) : first;
}

export const itemOf = (of: Stripe.Subscription): Stripe.SubscriptionItem => {
  const [item] = of.items.data;
  if (!item) throw new Error('The subscription has no items.');
  return item;
};

/**
 * Starts the emulator with two prices, the real `stripe` package and a webhook that verifies every signature.
 * `tells: false` disables the delivery of events.
 */
export async function openTestStripe({ tells = true } = {}): Promise<TestStripe> {
  const received: string[] = [];
  const checker = new Stripe('sk_test_local');
  const webhook = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const raw = Buffer.concat(chunks).toString();
    const signed = String(request.headers['stripe-signature']);
    received.push((await checker.webhooks.constructEventAsync(raw, signed, secret)).type);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => webhook.listen(0, '127.0.0.1', resolve));
  const emulator = await startStripe({
    webhookUrl: tells ? `http://127.0.0.1:${(webhook.address() as AddressInfo).port}/` : null,
    webhookSecret: secret,
    file: null,
  });
  const answers: unknown[] = [];
  const stripe = new Stripe('sk_test_local', {
    // Every response is recorded as it was sent, to compare it with the types.
    httpClient: Stripe.createFetchHttpClient(async (...call: Parameters<typeof fetch>) => {
      const answer = await fetch(...call);
      if (answer.ok) answers.push(await answer.clone().json());
      return answer;
    }),
    host: '127.0.0.1',
    port: emulator.port,
    protocol: 'http',
    // Retry if the server has just closed an idle connection, because this is not a failure.
    maxNetworkRetries: 2,
  });
  const product = await stripe.products.create({ name: 'Single teacher' });
  const price = (unit_amount: number, lookup_key: string) =>
    stripe.prices.create({
      product: product.id,
      unit_amount,
      currency: 'eur',
      recurring: { interval: 'month' },
      lookup_key,
    });
  const [basic, pro] = [await price(900, 'basic'), await price(2900, 'pro')];

  return {
    stripe,
    emulator,
    received,
    answers,
    basic,
    pro,
    async subscribed(trialDays, card = goodCard) {
      const customer = await stripe.customers.create({ email: 'head@school.test' });
      const session = await stripe.checkout.sessions.create({
        mode: 'subscription',
        customer: customer.id,
        line_items: [{ price: basic.id, quantity: 1 }],
        success_url: 'http://127.0.0.1/ok',
        cancel_url: 'http://127.0.0.1/no',
        subscription_data: {
          metadata: { userId: '7' },
          ...(trialDays && { trial_period_days: trialDays }),
        },
      });
      await sendPage(session.url, { do: 'pay', card });
      const { data } = await stripe.subscriptions.list({ customer: customer.id });
      if (!data[0]) throw new Error('Checkout began no subscription.');
      return data[0];
    },
    again: ({ id }) => stripe.subscriptions.retrieve(id),
    async useCard({ customer }, card) {
      const portal = await stripe.billingPortal.sessions.create({
        customer: String(customer),
        return_url: 'http://127.0.0.1/',
      });
      await sendCard(portal.url, card, { do: 'card' });
    },
    async close() {
      await emulator.close();
      webhook.close();
    },
  };
}
