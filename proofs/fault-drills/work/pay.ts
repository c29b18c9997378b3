import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import { signature } from '#emulators/stripe/deliver-events.ts';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { type Drill, oneOf, pause } from '../drill.ts';

/** A paying teacher, with their Stripe customer and subscription. */
export interface Payer {
  userId: string;
  customerId: string;
  subscription: Stripe.Subscription;
}

const attemptTimeoutMs = 20_000;

/** Adds a teacher with a Stripe customer and a plan, before any failures start. */
export async function addPayer({ world: { db, stripe, prices } }: Drill): Promise<Payer> {
  const userId = await insertTeacher(db, { plan: null });
  const { id: customerId } = await stripe.customers.create({ metadata: { userId } });
  await db.execute(sql`
    insert into stripe_customers (user_id, customer_id) values (${userId}, ${customerId})`);
  const subscription = await stripe.subscriptions.create({
    ...{ customer: customerId, trial_period_days: 30 },
    items: [{ price: prices.SINGLE_TEACHER_PLUS_PUPIL }],
  });
  return { userId, customerId, subscription };
}

/**
 * Changes the plan at Stripe repeatedly. Stripe sends events to the webhook even while the webhook is down.
 */
export async function changePlans(drill: Drill, { subscription }: Payer): Promise<void> {
  const { stripe, prices } = drill.world;
  const plans = [prices.SINGLE_TEACHER, prices.SINGLE_TEACHER_PLUS_PUPIL, prices.DEPARTMENT];
  const [item] = subscription.items.data;
  while (!drill.isOver()) {
    const price = oneOf(drill, plans);
    const change =
      drill.random() < 0.5 || !item || !price
        ? { cancel_at_period_end: drill.random() < 0.5 }
        : { items: [{ id: item.id, price }] };
    // A change that Stripe did not accept does not matter, because the final state at Stripe is compared.
    await stripe.subscriptions.update(subscription.id, change).catch(() => undefined);
    await pause(drill, 800, 2_500);
  }
}

/** Simulates Stripe: sends each event repeatedly until the webhook accepts it. */
export async function tellEvents(drill: Drill, { subscription }: Payer): Promise<void> {
  for (let at = 1; !drill.isOver(); at += 1) {
    const id = `evt_drill_${subscription.id}_${at}`;
    const body = JSON.stringify({
      ...{ id, object: 'event', created: Math.floor(Date.now() / 1_000), livemode: false },
      ...{ type: 'customer.subscription.updated', data: { object: subscription } },
    });
    while (!(await isTaken(drill, body))) {
      if (drill.gaveUp()) return;
      await pause(drill, 300, 900);
    }
    drill.history.add({ what: 'event', id });
    await pause(drill, 400, 1_200);
  }
}

async function isTaken({ world, tries }: Drill, body: string): Promise<boolean> {
  const at = Math.floor(Date.now() / 1_000);
  try {
    const answer = await fetch(`${world.url}/api/stripe/webhook`, {
      ...{ method: 'POST', body, signal: AbortSignal.timeout(attemptTimeoutMs) },
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signature(testSecrets.STRIPE_WEBHOOK_SECRET, body, at),
      },
    });
    const text = await answer.text();
    const isFault = answer.status >= 500 && answer.status !== 503;
    if (isFault) tries.wrong.push(`the webhook: ${answer.status} ${text.slice(0, 200)}`);
    return answer.ok;
  } catch {
    return false;
  }
}
