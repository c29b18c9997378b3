import { type Mail, writeMail } from '#functions/mail/write-mail.ts';

/** Who is written to, and about which webinar. */
export interface Invited {
  name: string;
  title: string;
  slug: string;
  minutes: number | null;
  /** IANA name; null where it is not known. */
  timeZone: string | null;
}

/** Reminds of a webinar that begins at `startsAt` (ISO 8601). */
export function reminderMail(invited: Invited, startsAt: string, origin: string): Mail {
  const { title, minutes } = invited;
  const length = minutes === null ? '' : ` It takes about ${minutes} minutes.`;
  return webinarMail(invited, origin, {
    subject: `Reminder: ${title}`,
    paragraph: `The webinar “${title}” begins on ${momentIn(startsAt, invited.timeZone)}.${length}`,
  });
}

/** Says that a webinar was moved; `startsAt` is null while there is no new date. */
export function movedMail(invited: Invited, startsAt: string | null, origin: string): Mail {
  const { title, timeZone } = invited;
  return webinarMail(invited, origin, {
    subject: `New date: ${title}`,
    paragraph:
      startsAt === null
        ? `The webinar “${title}” will not take place on the day that we told you. We are looking for a new date and will write to you when there is one.`
        : `The webinar “${title}” was moved. It now begins on ${momentIn(startsAt, timeZone)}. You are still signed up, and we will remind you again.`,
  });
}

/** Says that a webinar will not take place; `startsAt` is null where it had no date. */
export function calledOffMail(
  { name, title, timeZone }: Invited,
  startsAt: string | null,
  origin: string,
): Mail {
  const day = startsAt === null ? '' : ` on ${momentIn(startsAt, timeZone)}`;
  return writeMail({
    subject: `Called off: ${title}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `We are sorry: the webinar “${title}”${day} will not take place. You don’t need to do anything; your sign-up has ended.`,
    ],
    action: { label: 'See the other webinars', address: `${origin}/webinars` },
    afterwards: 'You’re getting this e-mail because you signed up for this webinar.',
  });
}

const webinarMail = (
  { name, slug }: Invited,
  origin: string,
  { subject, paragraph }: { subject: string; paragraph: string },
): Mail =>
  writeMail({
    subject,
    greeting: `Hello ${name},`,
    paragraphs: [paragraph],
    action: { label: 'Go to the webinar', address: `${origin}/webinars/${slug}` },
    afterwards:
      'Can’t make it? Go to the webinar’s page, choose “Cancel my sign-up”, and we won’t write to you about it again.',
  });

/** "Wednesday 10 February 2027 at 17:30 CET": always with the zone, which is UTC where nobody knows it. */
function momentIn(moment: string, timeZone: string | null): string {
  const date = new Date(moment);
  const zone = timeZone ?? 'UTC';
  const day = new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: zone },
  });
  const time = new Intl.DateTimeFormat('en-GB', {
    ...{ hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone: zone },
  });
  const place = zone === 'UTC' ? '' : ` (${zone.split('/').at(-1)?.replaceAll('_', ' ')} time)`;
  return `${day.format(date)} at ${time.format(date)}${place}`;
}
