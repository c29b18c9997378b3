import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';

/** Retention periods, as stated in the privacy policy (section 5). */
export const kept = {
  sessionDays: 30,
  failedSignInDays: 90,
  analyticsMonths: 13,
  trialMonths: 12,
  signUpDays: 90,
  reportMonths: 12,
} as const;

/**
 * Deletes expired rows: (a) stored responses to repeated requests, and counts of attempts, after a day; (b)
 * emailed secrets, invitations and sessions, 30 days after they end; (c) failed sign-ins and webinar
 * sign-ups, after 90 days; (d) trial claims, and reports about wordings
 * that no admin has settled, after a year; (e) usage events, after 13 months. One round trip.
 */
export async function sweepAccounts(db: Database): Promise<void> {
  await db.batch([
    db.execute(sql`delete from idempotency_keys where created_at < now() - interval '1 day'`),
    db.execute(sql`delete from attempts where window_starts_at < now() - interval '1 day'`),
    db.execute(sql`delete from mail_secrets where expires_at < now() - interval '30 days'`),
    db.execute(sql`delete from invitations where expires_at < now() - interval '30 days'`),
    db.execute(sql`delete from sessions
      where coalesce(ended_at, expires_at) < now() - make_interval(days => ${kept.sessionDays})`),
    db.execute(sql`delete from trial_claims
      where claimed_at < now() - make_interval(months => ${kept.trialMonths})`),
    db.execute(sql`delete from audit_log
      where action in ('account.sign-in failed', 'account.sign-ins locked')
        and created_at < now() - make_interval(days => ${kept.failedSignInDays})`),
    db.execute(sql`delete from webinar_sign_ups s using content_pages p where p.id = s.page_id
      and coalesce(p.starts_at, s.told_at) < now() - make_interval(days => ${kept.signUpDays})`),
    db.execute(sql`delete from webinar_reminders r using content_pages p where p.id = r.page_id
      and coalesce(p.starts_at, r.starts_at) < now() - make_interval(days => ${kept.signUpDays})`),
    db.execute(sql`delete from wording_reports
      where created_at < now() - make_interval(months => ${kept.reportMonths})`),
    db.execute(sql`delete from analytics_events
      where created_at < now() - make_interval(months => ${kept.analyticsMonths})`),
  ]);
}
