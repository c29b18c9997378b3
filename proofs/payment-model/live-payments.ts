import { sql } from 'drizzle-orm';
import { createBillingFixture } from '#functions/billing/testing/billing-fixture.ts';
import { createStripeFixture } from '#functions/stripe/testing/stripe-fixture.ts';
import { createWebhookFixture } from '#functions/stripe-webhook/testing/webhook-fixture.ts';
import type { TestDatabase } from '#scripts/testing/test-database.ts';
import { createAccount } from './account.ts';
import { disagreements } from './disagreements.ts';
import type { PaymentLife, PaymentStep } from './payment-step.ts';
import { createEventNetwork } from './send-events.ts';

/** The events of a history, and its faults; `faults` is empty if there were none. */
export interface LifeReport {
  history: string[];
  faults: string[];
  /** Kinds of events that Stripe told, and the states of subscriptions in them. */
  reached: string[];
}

const secondsADay = 86_400;

/**
 * Runs the history of one account through the Workers themselves, against its own Stripe. At the end, and
 * whenever everything is idle, the database must agree with Stripe.
 */
export async function livePayments(test: TestDatabase, life: PaymentLife): Promise<LifeReport> {
  const stripeFixture = await createStripeFixture(test);
  try {
    const [billing, webhook] = [
      await createBillingFixture(stripeFixture),
      await createWebhookFixture(stripeFixture),
    ];
    await stripeFixture.emulator.advance(life.beginsIn * secondsADay);
    const account = await createAccount(billing);
    if (life.hasTrial) {
      await test.db.execute(sql`
        insert into subscriptions (id, user_id, plan, kind, status, starts_at, ends_at)
        values (${`trial-${account.userId}`}, ${account.userId}, 'TRIAL', 'Trial', 'active', now(),
          now() + interval '14 days')`);
    }
    const network = createEventNetwork(webhook);
    const history: string[] = [];
    const settle = async () => {
      await network.settle();
      return disagreements(stripeFixture, account);
    };
    const reached = () =>
      stripeFixture.emulator.events().flatMap(({ type, data }) => {
        const status: unknown = Reflect.get(Object(data.object), 'status');
        return type.startsWith('customer.subscription') ? [type, String(status)] : [type];
      });
    const act = async (step: PaymentStep): Promise<string[]> => {
      switch (step.do) {
        case 'let time pass':
          await stripeFixture.emulator.advance(step.seconds);
          return [];
        case 'send events':
          await network.send(step.fates, step.order);
          return [];
        case 'settle':
          return settle();
        default:
          return account.act(step);
      }
    };
    for (const step of [...life.steps, { do: 'settle' as const }]) {
      const faults = await act(step);
      history.push(JSON.stringify(step));
      if (faults.length > 0) return { history, faults, reached: reached() };
    }
    return { history, faults: [], reached: reached() };
  } finally {
    await stripeFixture.close();
  }
}
