import { userLocale } from '#web/app/format/user-locale.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * When a pupil was here last, as people say it: "today", "3 days ago", then the date. Moments in
 * milliseconds since 1970; the language is the reader's.
 */
export function seenWords(lastSeenAt: string | null, now: number, locale = userLocale()): string {
  if (lastSeenAt === null) return 'Not yet';
  const then = Date.parse(lastSeenAt);
  const days = Math.round((startOfDay(now) - startOfDay(then)) / day);
  if (days > 13) {
    return new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }).format(then);
  }
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  const [first = '', ...rest] = words;
  return first.toLocaleUpperCase(locale) + rest.join('');
}

const startOfDay = (moment: number) => new Date(moment).setHours(0, 0, 0, 0);
