import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { type BoughtPlan, planOfPrice } from '#contracts/billing/prices.ts';
import { livePlans } from '#db/queries/live-plans.ts';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { openTestStripe, type TestStripe } from '#emulators/stripe/testing/open-test-stripe.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { ensurePrices } from '#scripts/stripe/ensure-prices.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import type { StripeEnv } from '../open-stripe.ts';

export interface StripeFixture {
  test: TestDatabase;
  stripe: Stripe;
  emulator: TestStripe['emulator'];
  env: StripeEnv;
  prices: Record<BoughtPlan, string>;
  /** Adds a teacher who is a Stripe customer; returns both ids. */
  addCustomer: () => Promise<{ userId: string; customerId: string }>;
  /** Returns the plans of this user that are currently valid. */
  plansOf: (userId: string) => Promise<string[]>;
  close: () => Promise<void>;
}

/**
 * Creates a test database and an emulated Stripe with our prices. The emulator does not send webhooks
 * automatically. A given database is used instead of a new one, and is not closed with the fixture.
 */
export async function createStripeFixture(given?: TestDatabase): Promise<StripeFixture> {
  const [test, local] = await Promise.all([
    given ?? createTestDatabase(),
    openTestStripe({ tells: false }),
  ]);
  const { stripe, emulator } = local;
  await ensurePrices(stripe);
  const { data } = await stripe.prices.list({ limit: 100 });
  const prices: Partial<Record<BoughtPlan, string>> = {};
  for (const price of data) {
    const plan = planOfPrice(price);
    if (plan) prices[plan] = price.id;
  }
  return {
    test,
    stripe,
    emulator,
    env: {
      ...testEnv(test.url),
      STRIPE_API_KEY: 'sk_test_local',
      STRIPE_API_BASE: emulator.url,
    },
    prices: prices as Record<BoughtPlan, string>,
    async addCustomer() {
      const userId = await insertTeacher(test.db, { plan: null });
      const { id: customerId } = await stripe.customers.create({ metadata: { userId } });
      await test.db.execute(
        sql`insert into stripe_customers (user_id, customer_id) values (${userId}, ${customerId})`,
      );
      return { userId, customerId };
    },
    async plansOf(userId) {
      const { rows } = await test.db.execute<{ plans: string[] }>(
        sql`select ${livePlans(sql`u`)} as plans from users u where u.id = ${userId}`,
      );
      return rows[0]?.plans ?? [];
    },
    async close() {
      await local.close();
      if (!given) await test.close();
    },
  };
}
