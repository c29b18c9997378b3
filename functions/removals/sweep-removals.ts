import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { describeError, log } from '#functions/http/log.ts';
import type { MailEnv } from '#functions/mail/mailer.ts';
import type { StripeAccess } from '#functions/stripe/open-stripe.ts';
import { syncSubscription } from '#functions/stripe/sync-subscription.ts';
import { removeRows } from './remove-rows.ts';

/** Maximum accounts per sweep; the next sweep continues. */
const atOnce = 10;

const Leaver = z.object({
  id: z.string(),
  customer_id: z.nullable(z.string()),
  is_due: z.boolean(),
});
export type Leaver = z.infer<typeof Leaver>;

/**
 * Advances every requested deletion by a step. During the grace period, stops the renewal of the account's
 * plan. After the grace period, blocks the account, ends its plan, removes its files, and finally removes its
 * rows.
 *
 * Each step is idempotent: if a sweep is killed, the next sweep repeats the step. The rows are removed last
 * and all at once, because they record that the removal is unfinished. If the removal of one account fails,
 * the others still proceed.
 */
export async function sweepRemovals(
  db: Database,
  stripe: Stripe,
  files: FileRemover,
): Promise<void> {
  const found = await db.execute(sql`
    with due as (
      update users u set blocked_at = now(), updated_at = now()
      where u.delete_after <= now() and u.blocked_at is null)
    select u.id, c.customer_id, u.delete_after <= now() as is_due
    from users u left join stripe_customers c on c.user_id = u.id
    where u.delete_after is not null and (u.delete_after <= now() or u.renewal_ended_at is null)
    order by u.delete_after limit ${atOnce}`);
  for (const leaver of parseRows(Leaver, found)) {
    try {
      if (leaver.is_due) await removeAccount(db, stripe, files, leaver);
      else await endRenewal(db, stripe, leaver);
    } catch (error) {
      log('error', 'account removal failed', { userId: leaver.id, ...describeError(error) });
    }
  }
}

async function removeAccount(
  db: Database,
  stripe: Stripe,
  files: FileRemover,
  leaver: Leaver,
): Promise<void> {
  await endPlan(stripe, leaver.customer_id);
  const isAll = await removeFiles(db, files, leaver.id);
  if (isAll) await removeRows(db, leaver);
}

/** Statuses of a subscription for which Stripe may still charge. */
const living = new Set(['trialing', 'active', 'past_due', 'unpaid', 'incomplete', 'paused']);

async function livingSubscriptions(stripe: Stripe, customerId: string | null) {
  if (customerId === null) return [];
  const { data } = await stripe.subscriptions.list({ customer: customerId, limit: 100 });
  return data.filter(({ status }) => living.has(status));
}

/**
 * Stops the renewal of the plan during the grace period. The paid period continues, and no further amount is
 * charged.
 */
async function endRenewal(db: Database, stripe: Stripe, leaver: Leaver): Promise<void> {
  for (const { id, schedule } of await livingSubscriptions(stripe, leaver.customer_id)) {
    // First cancel a planned change of plan, because Stripe does not allow one for a plan that ends.
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
 * Ends active subscriptions at Stripe immediately. The customer and the invoices remain at Stripe, because
 * tax law requires invoices to be kept for years, but no card is charged any more.
 */
async function endPlan(stripe: Stripe, customerId: string | null): Promise<void> {
  for (const { id } of await livingSubscriptions(stripe, customerId)) {
    await stripe.subscriptions.cancel(id);
  }
}

/** Maximum keys per R2 call. */
const pageSize = 1000;
/** Maximum pages of keys per sweep; the next sweep continues. */
const maxPages = 10;

/**
 * Removes a person's uploads. Removes each file before its record: if this sweep is killed between the two,
 * the next sweep still finds the record. Generated clips have no owner and stay, because they contain only a
 * sentence in a synthetic voice. Returns false if some files are left for the next sweep.
 */
async function removeFiles(db: Database, files: FileRemover, ownerId: string): Promise<boolean> {
  for (let page = 0; page < maxPages; page += 1) {
    const found = await db.execute(sql`
      select key from media_objects where owner_id = ${ownerId} order by key limit ${pageSize}`);
    const keys = parseRows(z.object({ key: z.string() }), found).map(({ key }) => key);
    if (keys.length === 0) return true;
    await files.delete(keys);
    await db.execute(sql`
      delete from media_objects m using jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb) g
      where m.key = g.value and m.owner_id = ${ownerId}`);
  }
  return false;
}

/** The bindings of the Worker that removes accounts. */
export interface RemovalsEnv
  extends StripeAccess,
    Pick<MailEnv, 'EMAIL' | 'MAILS' | 'MAIL_FROM' | 'APP_ORIGIN'> {
  DATABASE_URL: string;
  MEDIA: FileRemover;
}

/**
 * The part of the R2 bucket that is used here. Accepts up to a thousand keys per call; a missing key is not
 * an error.
 */
export interface FileRemover {
  delete(keys: string[]): Promise<unknown>;
}
