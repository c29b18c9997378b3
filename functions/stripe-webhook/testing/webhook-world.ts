import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { livePlans } from '#db/queries/live-plans.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { createCaller } from '#functions/_base/testing/create-caller.ts';
import { testEnv } from '#functions/_base/testing/test-env.ts';
import { signature } from '#scripts/emulators/stripe/deliver-events.ts';
import type { StripeEvent } from '#scripts/emulators/stripe/objects.ts';
import {
  openTestStripe,
  type TestStripe,
} from '#scripts/emulators/stripe/testing/open-test-stripe.ts';
import { openTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { type BoughtPlan, planPrices } from '#teaching/access/prices.ts';
import type { WebhookEnv } from '../env.ts';
import { webhookRoutes } from '../routes.ts';

const secret = 'whsec_of_the_webhook';

export interface WebhookWorld {
  test: TestDatabase;
  stripe: Stripe;
  emulator: TestStripe['emulator'];
  env: WebhookEnv;
  prices: Record<BoughtPlan, string>;
  /** A teacher who is a customer; answers both ids. */
  addCustomer: () => Promise<{ userId: string; customerId: string }>;
  /** Delivers an event as Stripe does; answers the HTTP status. */
  deliver: (event: StripeEvent, changed?: { body?: string; at?: number }) => Promise<number>;
  /** Events told since the last call of this, in their order. */
  news: () => StripeEvent[];
  /** The plans that count for this person now. */
  plansOf: (userId: string) => Promise<string[]>;
  close: () => Promise<void>;
}

/** The webhook's own operation before a test database and a Stripe of its own, which tells it nothing by itself. */
export async function openWebhookWorld(): Promise<WebhookWorld> {
  const [test, local] = await Promise.all([openTestDatabase(), openTestStripe()]);
  const { stripe, emulator } = local;
  const env: WebhookEnv = {
    ...testEnv(test.url),
    STRIPE_API_KEY: 'sk_test_local',
    STRIPE_API_BASE: emulator.url,
    STRIPE_WEBHOOK_SECRET: secret,
  };
  const call = createCaller(webhookRoutes, env);
  const product = await stripe.products.create({ name: 'Lexiloom' });
  const made = await Promise.all(
    Object.entries(planPrices).map(async ([plan, { lookupKey, amount, currency, interval }]) => {
      const price = await stripe.prices.create({
        product: product.id,
        unit_amount: amount,
        currency,
        lookup_key: lookupKey,
        ...(interval && { recurring: { interval } }),
      });
      return [plan, price.id] as const;
    }),
  );
  let told = emulator.events().length;
  return {
    test,
    stripe,
    emulator,
    env,
    prices: Object.fromEntries(made) as Record<BoughtPlan, string>,
    async addCustomer() {
      const userId = await insertTeacher(test.db, { plan: null });
      const { id: customerId } = await stripe.customers.create({ metadata: { userId } });
      await test.db.execute(
        sql`insert into stripe_customers (user_id, customer_id) values (${userId}, ${customerId})`,
      );
      return { userId, customerId };
    },
    async deliver(event, changed = {}) {
      const body = JSON.stringify(event);
      const at = changed.at ?? Math.floor(Date.now() / 1000);
      const answer = await call('POST /stripe/webhook', {
        body: changed.body ?? body,
        headers: { 'stripe-signature': signature(secret, body, at) },
      });
      return answer.status;
    },
    news() {
      const fresh = emulator.events().slice(told);
      told += fresh.length;
      return fresh;
    },
    async plansOf(userId) {
      const { rows } = await test.db.execute<{ plans: string[] }>(
        sql`select ${livePlans(sql`u`)} as plans from users u where u.id = ${userId}`,
      );
      return rows[0]?.plans ?? [];
    },
    async close() {
      await local.close();
      await test.close();
    },
  };
}
