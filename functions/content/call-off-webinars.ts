import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { Mailer } from '#functions/mail/mailer.ts';
import { isPublished } from './published-page.ts';
import {
  atOnce,
  calledOffMail,
  isReachable,
  parseRecipients,
  type Recipient,
  recipientColumns,
  sendAll,
} from './webinar-mails.ts';

/**
 * SQL: true if the user `u` with the sign-up `s` must be emailed when the page `p` is withdrawn. This is the
 * case if the page is a webinar without a recording, because it is then probably not over yet.
 */
export const hearsOfCallingOff: SQL = sql`p.kind = 'webinar' and p.video is null and ${isReachable}
  and coalesce(p.starts_at, s.known_starts_at, 'infinity') > now()`;

/**
 * Emails the people who signed up for a webinar that it will not take place, because its page was withdrawn,
 * and deletes their sign-ups. Deleting a sign-up also claims its email, so no email is sent twice. `pageId`
 * is the page just withdrawn; without it, all withdrawn pages are handled. The hourly sweep sends the emails
 * that do not fit into one call.
 */
export const callOffWebinars = (
  db: Database,
  mailer: Mailer,
  origin: string,
  pageId?: string,
): Promise<void> =>
  sendAll(
    mailer,
    () => claimCalledOff(db, pageId),
    (one) => calledOffMail(one, one.startsAt, origin),
  );

/**
 * Deletes the sign-ups and returns them. Each has the start time that was last sent to that person, which may
 * be outdated.
 */
async function claimCalledOff(db: Database, pageId: string | undefined): Promise<Recipient[]> {
  const found = await db.execute(sql`
    with due as (
      select s.page_id, s.user_id from content_pages p
      join webinar_sign_ups s on s.page_id = p.id
      join users u on u.id = s.user_id
      where not (${isPublished}) and ${hearsOfCallingOff}
        ${pageId === undefined ? sql`` : sql`and p.id = ${pageId}`}
      limit ${atOnce}
    )
    delete from webinar_sign_ups s
    using due join content_pages p on p.id = due.page_id join users u on u.id = due.user_id
    where s.page_id = due.page_id and s.user_id = due.user_id
    returning ${recipientColumns(sql`coalesce(s.known_starts_at, p.starts_at)`)}`);
  return parseRecipients(found);
}
