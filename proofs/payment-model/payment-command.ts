import { sql } from 'drizzle-orm';
import type * as fc from 'fast-check';
import { createBillingFixture } from '#functions/billing/testing/billing-fixture.ts';
import { createStripeFixture } from '#functions/stripe/testing/stripe-fixture.ts';
import { createWebhookFixture } from '#functions/stripe-webhook/testing/webhook-fixture.ts';
import type { TestDatabase } from '#scripts/testing/test-database.ts';
import { createAccount } from './account.ts';
import { disagreements } from './disagreements.ts';
import type { Beginning, PaymentStep } from './payment-step.ts';
import { createEventNetwork } from './send-events.ts';

/** One account used through the Workers, with its own Stripe. */
export interface RealPayments {
  /** Performs one step. Returns the faults found. */
  act: (step: PaymentStep) => Promise<string[]>;
  /** Returns the kinds of events that Stripe sent, and the subscription states in them. */
  reached: () => string[];
  close: () => Promise<void>;
}

/**
 * A step in the life of an account. There is no separate model, because Stripe itself determines what must be
 * stored.
 */
export class PaymentCommand implements fc.AsyncCommand<object, RealPayments> {
  readonly step: PaymentStep;

  constructor(step: PaymentStep) {
    this.step = step;
  }

  /** Steps that are not possible now are run too, because the product must reject them. */
  check = () => true;

  async run(_: object, payments: RealPayments): Promise<void> {
    const faults = await payments.act(this.step);
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }

  toString = () => JSON.stringify(this.step);
}

const secondsADay = 86_400;

/** Opens an account that has bought nothing yet. */
export async function openPayments(
  test: TestDatabase,
  { beginsIn, hasTrial }: Beginning,
): Promise<RealPayments> {
  const stripeFixture = await createStripeFixture(test);
  const { emulator } = stripeFixture;
  const [billing, webhook] = [
    await createBillingFixture(stripeFixture),
    await createWebhookFixture(stripeFixture),
  ];
  await emulator.advance(beginsIn * secondsADay);
  const account = await createAccount(billing);
  if (hasTrial) {
    await test.db.execute(sql`
      insert into subscriptions (id, user_id, plan, kind, status, starts_at, ends_at)
      values (${`trial-${account.userId}`}, ${account.userId}, 'TRIAL', 'Trial', 'active', now(),
        now() + interval '14 days')`);
  }
  const network = createEventNetwork(webhook);
  return {
    async act(step) {
      switch (step.do) {
        case 'let time pass':
          await emulator.advance(step.seconds);
          return [];
        case 'send events':
          await network.send(step.fates, step.order);
          return [];
        case 'settle':
          await network.settle();
          return disagreements(stripeFixture, account);
        default:
          return account.act(step);
      }
    },
    reached: () =>
      emulator.events().flatMap(({ type, data }) => {
        const status: unknown = Reflect.get(Object(data.object), 'status');
        return type.startsWith('customer.subscription') ? [type, String(status)] : [type];
      }),
    close: stripeFixture.close,
  };
}
