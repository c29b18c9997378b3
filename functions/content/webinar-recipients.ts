import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import type { Mailer } from '#functions/mail/mailer.ts';
import type { Mail } from '#functions/mail/write-mail.ts';

/** People of one statement, and statements of one round: Cloudflare allows a thousand calls an invocation. */
export const atOnce = 100;
const maxRounds = 4;
/** Mails on their way at a time: six connections are shared, and one is the database's. */
const together = 4;

/** SQL: the person `u` may be written to. */
export const isReachable: SQL = sql`u.email is not null and u.blocked_at is null and u.delete_after is null`;

const Row = z.pipe(
  z.object({
    email: z.string(),
    name: z.string(),
    title: z.string(),
    slug: z.string(),
    minutes: z.nullable(z.int()),
    time_zone: z.nullable(z.string()),
    starts_at: z.nullable(z.string()),
  }),
  z.transform(({ time_zone: timeZone, starts_at: startsAt, ...row }) => ({
    ...row,
    timeZone,
    startsAt,
  })),
);

/** Somebody who signed up for a webinar, and when it begins; null where it has no date. */
export type Recipient = z.infer<typeof Row>;

/** SQL: the columns of a `Recipient`, of the person `u`, the page `p` and the sign-up `s`. */
export const recipientColumns = (startsAt: SQL = sql`p.starts_at`): SQL => sql`u.email,
  u.full_name as name, p.title, p.slug, p.minutes, s.time_zone, ${utcTimestamp(startsAt)} as starts_at`;

/** The people of a statement that answers `recipientColumns`. */
export const parseRecipients = (found: Parameters<typeof parseRows>[1]): Recipient[] =>
  parseRows(Row, found);

/** Claims and writes to people until there are none, or as many as one invocation can write to. */
export async function sendAll(
  mailer: Mailer,
  claim: () => Promise<Recipient[]>,
  write: (recipient: Recipient) => Mail,
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
