import { t } from '@lingui/core/macro';
import { hourStyle } from '#web/app/format/format.ts';

/** The calendar day of a timestamp in a time zone, as days since 1970. The timestamp is in milliseconds. */
function dayOf(moment: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(moment);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value);
  return Date.UTC(part('year'), part('month') - 1, part('day')) / 86_400_000;
}

interface Where {
  /** A BCP 47 tag of a locale in the language of the page. */
  locale?: string;
  timeZone?: string;
}

/**
 * Formats a due date in words: "Due tomorrow at 18:00", "Due on Friday at 18:00", "Was due on 3 November".
 * Timestamps are in milliseconds since 1970.
 */
export function dueWords(
  dueAt: number,
  now: number,
  { locale = 'en-GB', timeZone }: Where = {},
): string {
  const says = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(dueAt);
  const time = says({ hour: hourStyle(locale), minute: '2-digit' });
  const days = dayOf(dueAt, timeZone) - dayOf(now, timeZone);
  if (days === 0) return now <= dueAt ? t`Due today at ${time}` : t`Was due today at ${time}`;
  if (days === 1) return t`Due tomorrow at ${time}`;
  if (days === -1) return t`Was due yesterday`;
  if (days > 1 && days < 7) {
    const weekday = says({ weekday: 'long' });
    return t`Due on ${weekday} at ${time}`;
  }
  const isNear = Math.abs(days) < 180;
  const day = says({ day: 'numeric', month: 'long', ...(!isNear && { year: 'numeric' }) });
  return days > 0 ? t`Due on ${day} at ${time}` : t`Was due on ${day}`;
}
