import { sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { readRows } from '#db/queries/read-rows.ts';
import { describeError, log } from '#functions/http/log.ts';
import { endPlan, endRenewal } from './end-plan.ts';
import type { FileRemover } from './env.ts';
import { removeFiles } from './remove-files.ts';
import { removeRows } from './remove-rows.ts';

/** Accounts of one sweep; the next one goes on. */
const atOnce = 10;

const Leaver = z.object({
  id: z.string(),
  customer_id: z.string().nullable(),
  is_due: z.boolean(),
});
export type Leaver = z.infer<typeof Leaver>;

/**
 * Brings every deletion that was asked for a step on. In the time of grace the plan is told not to renew;
 * after it the account is blocked, its plan ended, its files and then its rows removed. Each step may be
 * done twice and in pieces: a sweep that was killed is done again by the next, and the rows, which go
 * last and at once, are what says that there is anything left to do. One account that fails does not hold
 * up the others.
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
  for (const leaver of readRows(Leaver, found)) {
    try {
      if (leaver.is_due) await removeAccount(db, stripe, files, leaver);
      else await endRenewal(db, stripe, leaver);
    } catch (error) {
      log('error', 'removal of an account failed', { userId: leaver.id, ...describeError(error) });
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
