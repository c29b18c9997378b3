import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { Mailer } from '#functions/mail/mailer.ts';
import { callOffWebinars } from './call-off-webinars.ts';
import { isPublished } from './published-page.ts';
import {
  atOnce,
  isReachable,
  movedMail,
  parseRecipients,
  type Recipient,
  recipientColumns,
  reminderMail,
  sendAll,
} from './webinar-mails.ts';

/** SQL: true if the webinar `p` is published and has no recording yet. */
const isOpen: SQL = sql`p.kind = 'webinar' and ${isPublished} and p.video is null`;

/**
 * Runs every hour. Emails the people who signed up for a webinar when the webinar is cancelled or moved, and
 * when it is a day or an hour away. Each email is claimed in the database before it is sent, so no email is
 * sent twice. The mailer queues emails that cannot be sent at once.
 */
export async function remindWebinars(db: Database, mailer: Mailer, origin: string): Promise<void> {
  await callOffWebinars(db, mailer, origin);
  // Send these emails before the reminders. Otherwise a reminder might contain a new time of which the
  // recipient was not informed.
  await sendAll(
    mailer,
    () => claimMoved(db),
    (one) => movedMail(one, one.startsAt, origin),
  );
  await sendAll(
    mailer,
    () => claimReminders(db),
    (one) => reminderMail(one, one.startsAt ?? '', origin),
  );
}

/**
 * Claims the people whose last email gave a different start than the webinar's current start. Ignores a start
 * in the past, because changing it only corrects the record.
 */
async function claimMoved(db: Database): Promise<Recipient[]> {
  const found = await db.execute(sql`
    with due as (
      select s.page_id, s.user_id from content_pages p
      join webinar_sign_ups s on s.page_id = p.id
      join users u on u.id = s.user_id
      where ${isOpen} and ${isReachable} and s.known_starts_at is distinct from p.starts_at
        and coalesce(p.starts_at, s.known_starts_at) > now()
      limit ${atOnce}
    )
    update webinar_sign_ups s set known_starts_at = p.starts_at, told_at = now()
    from due join content_pages p on p.id = due.page_id join users u on u.id = due.user_id
    where s.page_id = due.page_id and s.user_id = due.user_id
      and s.known_starts_at is distinct from p.starts_at
    returning ${recipientColumns()}`);
  return parseRecipients(found);
}

/**
 * Claims the people whose reminder is due. The sweep is hourly, so the reminder "an hour before" is sent 90
 * to 30 minutes before the start. People who learned of the time less than a day before the start get only
 * the reminder an hour before. No reminder is sent right after a sign-up. If the sweep is half a day late,
 * the reminder a day before is skipped.
 */
async function claimReminders(db: Database): Promise<Recipient[]> {
  const found = await db.execute(sql`
    with due as (
      select s.page_id, s.user_id, p.starts_at, k.kind from content_pages p
      join webinar_sign_ups s on s.page_id = p.id and s.known_starts_at = p.starts_at
      join users u on u.id = s.user_id
      cross join lateral (select case when p.starts_at <= now() + interval '90 minutes'
        then 'hour' else 'day' end as kind) k
      where ${isOpen} and ${isReachable}
        and p.starts_at > now() and p.starts_at <= now() + interval '24 hours'
        and case k.kind when 'hour' then s.told_at <= now() - interval '15 minutes'
          else s.told_at <= p.starts_at - interval '24 hours'
            and p.starts_at > now() + interval '12 hours' end
        and not exists (select 1 from webinar_reminders r where r.page_id = s.page_id
          and r.user_id = s.user_id and r.kind = k.kind and r.starts_at = p.starts_at)
      limit ${atOnce}
    ), claimed as (
      insert into webinar_reminders (page_id, user_id, kind, starts_at)
      select page_id, user_id, kind, starts_at from due
      on conflict do nothing returning page_id, user_id
    )
    select ${recipientColumns()} from claimed c
    join content_pages p on p.id = c.page_id
    join webinar_sign_ups s on s.page_id = c.page_id and s.user_id = c.user_id
    join users u on u.id = c.user_id`);
  return parseRecipients(found);
}
