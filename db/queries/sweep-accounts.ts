import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/**
 * Throws away what has run out: answers kept for repeated requests after a day, counts of attempts
 * after a day, mailed secrets, invitations and sessions 30 days after their end, failed sign-ins after 90. One round trip.
 */
export async function sweepAccounts(db: Database): Promise<void> {
  await db.batch([
    db.execute(sql`delete from idempotency_keys where created_at < now() - interval '1 day'`),
    db.execute(sql`delete from attempts where window_starts_at < now() - interval '1 day'`),
    db.execute(sql`delete from mail_secrets where expires_at < now() - interval '30 days'`),
    db.execute(sql`delete from invitations where expires_at < now() - interval '30 days'`),
    db.execute(sql`delete from sessions
      where coalesce(ended_at, expires_at) < now() - interval '30 days'`),
    db.execute(sql`delete from audit_log
      where action in ('account.sign-in failed', 'account.sign-ins locked')
        and created_at < now() - interval '90 days'`),
    db.execute(sql`delete from analytics_events where created_at < now() - interval '13 months'`),
  ]);
}
