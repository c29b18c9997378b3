import type { PageLine } from '#contracts/content/page.ts';

/** Default length of a webinar, in minutes. */
const usualMinutes = 60;
/** Maximum length of a content line in octets, without its line break (RFC 5545, 3.1). */
const maxOctets = 75;

type Event = Pick<PageLine, 'slug' | 'title' | 'summary' | 'minutes'> & { startsAt: string };

/**
 * A webinar as a calendar file (iCalendar, RFC 5545). The UID of a webinar never changes. If a user imports
 * the file again after a change of date, the calendar therefore updates the existing entry.
 */
export function calendarFile(
  { slug, title, summary, startsAt, minutes }: Event,
  origin: string,
  now: number,
): string {
  const address = `${origin}/webinars/${slug}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Lexiloom//Webinars//EN',
    'BEGIN:VEVENT',
    `UID:webinar-${slug}@${new URL(origin).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(Date.parse(startsAt))}`,
    `DURATION:PT${minutes ?? usualMinutes}M`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(summary ? `${summary}\n${address}` : address)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/** A date-time in UTC (RFC 5545, 3.3.5, form 2). */
const utc = (moment: number) =>
  new Date(moment).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

/**
 * Escapes a TEXT value (RFC 5545, 3.3.11), and removes all control characters except tabs, because the format
 * forbids them.
 */
const escapeText = (text: string) =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/(?!\t)\p{Cc}/gu, '');

/** Folds a line; each continuation line begins with a space, which counts towards its length. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
