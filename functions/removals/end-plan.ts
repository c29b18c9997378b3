import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '#db/client.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import type { Leaver } from './sweep-removals.ts';

/** Statuses in which Stripe may still charge. */
const living = new Set(['trialing', 'active', 'past_due', 'unpaid', 'incomplete', 'paused']);

async function livingSubscriptions(stripe: Stripe, customerId: string | null) {
  if (customerId === null) return [];
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 });
  return data.filter(({ status }) => living.has(status));
}

/** In the time of grace: what is paid for runs on, and nothing more is charged. */
export async function endRenewal(db: Database, stripe: Stripe, leaver: Leaver): Promise<void> {
  for (const { id, schedule } of await livingSubscriptions(stripe, leaver.customer_id)) {
    // What ends has no next plan: Stripe refuses both at once.
    if (schedule) {
      const scheduleId = typeof schedule === 'string' ? schedule : schedule.id;
      await stripe.subscriptionSchedules.release(scheduleId);
    }
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await syncSubscription(db, stripe, id);
  }
  await db.execute(sql`
    update users set renewal_ended_at = now() where id = ${leaver.id} and delete_after is not null`);
}

/**
 * Ends what runs at Stripe at once. The customer stays there with the invoices, which tax law wants kept
 * for years; it holds no card that is charged any more.
 */
export async function endPlan(stripe: Stripe, customerId: string | null): Promise<void> {
  for (const { id } of await livingSubscriptions(stripe, customerId)) {
    await stripe.subscriptions.cancel(id);
  }
}
