import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { type Gap, type Letter, type MailText, mailText } from '#functions/mail/letter.ts';
import type { Mailer } from '#functions/mail/mailer.ts';

/** The recipient of an email and the webinar that the email is about. */
export interface Invited {
  name: string;
  title: string;
  slug: string;
  minutes: number | null;
  /** IANA name; null if unknown. */
  timeZone: string | null;
}

/** The email that reminds a teacher of a webinar that begins at `startsAt` (ISO 8601). */
export function reminderMail(invited: Invited, startsAt: string, origin: string): Letter {
  const { title, minutes } = invited;
  const moment = momentIn(startsAt, invited.timeZone);
  return webinarMail(invited, origin, {
    subject: mailText`Reminder: ${{ title }}`,
    paragraph:
      minutes === null
        ? mailText`The webinar “${{ title }}” starts on ${{ moment }}.`
        : mailText`The webinar “${{ title }}” starts on ${{ moment }}. It takes about ${{ minutes }} minutes.`,
  });
}

/** The email about a moved webinar; `startsAt` is null while there is no new date. */
export function movedMail(invited: Invited, startsAt: string | null, origin: string): Letter {
  const { title, timeZone } = invited;
  return webinarMail(invited, origin, {
    subject: mailText`New date: ${{ title }}`,
    paragraph:
      startsAt === null
        ? mailText`The webinar “${{ title }}” will not take place on the date we gave you. We are looking for a new date and will write to you when we have one.`
        : mailText`The webinar “${{ title }}” has been moved. It now starts on ${{ moment: momentIn(startsAt, timeZone) }}. You are still signed up, and we will send you a new reminder.`,
  });
}

/** The email about a cancelled webinar; `startsAt` is null if it had no date. */
export function calledOffMail(
  { name, title, timeZone }: Invited,
  startsAt: string | null,
  origin: string,
): Letter {
  return {
    subject: mailText`Cancelled: ${{ title }}`,
    greeting: mailText`Hello ${{ fullName: name }},`,
    paragraphs: [
      startsAt === null
        ? mailText`We are sorry: the webinar “${{ title }}” will not take place. You don’t need to do anything: your sign-up has been cancelled.`
        : mailText`We are sorry: the webinar “${{ title }}” on ${{ moment: momentIn(startsAt, timeZone) }} will not take place. You don’t need to do anything: your sign-up has been cancelled.`,
    ],
    action: { label: mailText`See the other webinars`, address: `${origin}/webinars` },
    afterwards: mailText`You’re getting this e-mail because you signed up for this webinar.`,
  };
}

const webinarMail = (
  { name, slug }: Invited,
  origin: string,
  { subject, paragraph }: { subject: MailText; paragraph: MailText },
): Letter => ({
  subject,
  greeting: mailText`Hello ${{ fullName: name }},`,
  paragraphs: [paragraph],
  action: { label: mailText`Go to the webinar`, address: `${origin}/webinars/${slug}` },
  afterwards: mailText`Can’t make it? Go to the webinar’s page, choose “Cancel my sign-up”, and we won’t write to you about it again.`,
});

/**
 * A time such as "Wednesday 10 February 2027 at 17:30 CET (Berlin time)", always with the time zone; in UTC if the zone is
 * unknown.
 */
function momentIn(at: string, timeZone: string | null): MailText {
  const zone = timeZone ?? 'UTC';
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' };
  const clock = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' };
  const day: Gap = { at, format: { ...date, timeZone: zone } };
  const time: Gap = { at, format: { ...clock, timeZone: zone } };
  if (zone === 'UTC') return mailText`${{ day }} at ${{ time }}`;
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return mailText`${{ day }} at ${{ time }} (${{ city }} time)`;
}

/**
 * Recipients per statement. Cloudflare allows a thousand calls per invocation, so the number of statements
 * per run is limited too.
 */
export const atOnce = 100;
const maxRounds = 4;
/**
 * Emails sent concurrently. All connections of a Worker share a limit of six, and the database uses one of
 * them.
 */
const together = 4;

/** SQL: true if the user `u` may receive emails. */
export const isReachable: SQL = sql`u.email is not null and u.blocked_at is null and u.delete_after is null`;

const Row = z.pipe(
  z.object({
    email: z.string(),
    name: z.string(),
    title: z.string(),
    slug: z.string(),
    minutes: z.nullable(z.int()),
    language: z.nullable(z.string()),
    time_zone: z.nullable(z.string()),
    starts_at: z.nullable(z.string()),
  }),
  z.transform(({ time_zone: timeZone, starts_at: startsAt, ...row }) => ({
    ...row,
    timeZone,
    startsAt,
  })),
);

/** A person who signed up for a webinar, and the webinar's start; null if it has no date. */
export type Recipient = z.infer<typeof Row>;

/** SQL: the columns of a `Recipient`, selected from the user `u`, the page `p` and the sign-up `s`. */
export const recipientColumns = (startsAt: SQL = sql`p.starts_at`): SQL => sql`u.email,
  u.full_name as name, u.interface_language as language, p.title, p.slug, p.minutes, s.time_zone, ${utcTimestamp(startsAt)} as starts_at`;

/** Parses the recipients from a statement that returns `recipientColumns`. */
export const parseRecipients = (found: Parameters<typeof parseRows>[1]): Recipient[] =>
  parseRows(Row, found);

/** Claims and emails recipients until all are done or the limit of one invocation is reached. */
export async function sendAll(
  mailer: Mailer,
  claim: () => Promise<Recipient[]>,
  write: (recipient: Recipient) => Letter,
): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const recipients = await claim();
    for (let at = 0; at < recipients.length; at += together) {
      const few = recipients.slice(at, at + together);
      await Promise.all(few.map((one) => mailer.send(one.email, write(one), one.language)));
    }
    if (recipients.length < atOnce) return;
  }
}
