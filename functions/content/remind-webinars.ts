import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import type { Mailer } from '#functions/mail/mailer.ts';
import type { Mail } from '#functions/mail/write-mail.ts';
import { isPublished } from './page-json.ts';
import { type Invited, movedMail, reminderMail } from './webinar-mails.ts';

/** People of one statement, and statements of one sweep: Cloudflare allows a thousand calls an invocation. */
const atOnce = 100;
const maxRounds = 4;
/** Mails on their way at a time: six connections are shared, and one is the database's. */
const together = 4;

/** SQL: the person `u` may be written to. */
const isReachable: SQL = sql`u.email is not null and u.blocked_at is null and u.delete_after is null`;

/** SQL: the webinar `p` is still one that people go to. */
const isOpen: SQL = sql`p.kind = 'webinar' and ${isPublished} and p.video is null`;

const Row = z
  .object({
    email: z.string(),
    name: z.string(),
    title: z.string(),
    slug: z.string(),
    minutes: z.int().nullable(),
    time_zone: z.string().nullable(),
    starts_at: z.string().nullable(),
  })
  .transform(({ time_zone: timeZone, starts_at: startsAt, ...row }) => ({
    ...row,
    timeZone,
    startsAt,
  }));
type Recipient = z.infer<typeof Row>;

const columns: SQL = sql`u.email, u.full_name as name, p.title, p.slug, p.minutes, s.time_zone,
  ${utcTimestamp(sql`p.starts_at`)} as starts_at`;

/**
 * Writes to those who signed up for a webinar, each hour: that it was moved, a day before it, and an hour
 * before it. Each mail is claimed in the database before it is sent, so that none is sent twice; the mailer
 * keeps what cannot leave at once.
 */
export async function remindWebinars(db: Database, mailer: Mailer, origin: string): Promise<void> {
  // First, so that nobody is reminded of a time that they were never told.
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

async function sendAll(
  mailer: Mailer,
  claim: () => Promise<Recipient[]>,
  write: (recipient: Recipient & Invited) => Mail,
): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const recipients = await claim();
    for (let at = 0; at < recipients.length; at += together) {
      const few = recipients.slice(at, at + together);
      await Promise.all(few.map((one) => mailer.send(one.email, write(one))));
    }
    if (recipients.length < atOnce) return;
  }
}

/**
 * Those who know of another start than the webinar has now. One that has passed is no move: an admin
 * corrected what was.
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
    returning ${columns}`);
  return parseRows(Row, found);
}

/**
 * Those whose reminder has come. The sweep is hourly, so "an hour before" is 90 to 30 minutes before. Who
 * learned of the time when the day's mail was due gets the hour's alone, and not right after signing up. The
 * day's mail is left out where the sweep comes half a day late.
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
    select ${columns} from claimed c
    join content_pages p on p.id = c.page_id
    join webinar_sign_ups s on s.page_id = c.page_id and s.user_id = c.user_id
    join users u on u.id = c.user_id`);
  return parseRows(Row, found);
}
