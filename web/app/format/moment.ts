import { t } from '@lingui/core/macro';
import { intlLocale } from '#ui/wordings/intl-locale.ts';
import { hourStyle, userLocale } from './format.ts';
import { relativeDays } from './relative-days.ts';

/** Formats a day as "Fri 27 Nov", with the year only if it is not the current year. */
export function formatDay(moment: string, now = Date.now()): string {
  const date = new Date(moment);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(userLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(date);
}

/**
 * Formats a moment as "Fri 27 Nov, 16:05" or "Fri, Nov 27, 4:05 PM", depending on the locale's hour format.
 */
export function formatDateTime(moment: string, now = Date.now()): string {
  const time = new Intl.DateTimeFormat(userLocale(), {
    hour: hourStyle(userLocale()),
    minute: '2-digit',
  });
  return t({
    message: `${{ day: formatDay(moment, now) }}, ${{ time: time.format(new Date(moment)) }}`,
    comment: 'Fri 27 Nov, 16:05',
  });
}

/**
 * Formats a moment as "in 3 days", "tomorrow", "5 hours ago" or "just now": whole numbers of the largest unit
 * that fits.
 */
export function formatRelativeTime(moment: string, now = Date.now()): string {
  const minutes = (Date.parse(moment) - now) / 60_000;
  const hours = minutes / 60;
  if (minutes <= 0 && minutes > -1) return t`just now`;
  const relative = new Intl.RelativeTimeFormat(intlLocale(), { numeric: 'auto', style: 'long' });
  if (Math.abs(minutes) < 60) return relative.format(Math.trunc(minutes), 'minute');
  if (Math.abs(hours) < 24) return relative.format(Math.trunc(hours), 'hour');
  return relativeDays(Math.round(hours / 24), intlLocale());
}

/** Time on task: "45 s", "11 min", "1 h 20 min". */
export function formatDuration(seconds: number): string {
  if (seconds < 60)
    return t({ message: `${{ seconds: Math.round(seconds) }} s`, comment: 'Seconds, abbreviated' });
  const allMinutes = Math.round(seconds / 60);
  if (allMinutes < 60)
    return t({ message: `${{ minutes: allMinutes }} min`, comment: 'Minutes, abbreviated' });
  const hours = Math.floor(allMinutes / 60);
  const minutes = allMinutes % 60;
  return minutes === 0
    ? t({ message: `${hours} h`, comment: 'Hours, abbreviated' })
    : t({ message: `${hours} h ${minutes} min`, comment: 'Hours and minutes, abbreviated' });
}

/** Formats a moment for a date and time field, in local time: `2026-11-27T16:00`. */
export function localDateTime(moment: string): string {
  const date = new Date(moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}` +
    `T${two(date.getHours())}:${two(date.getMinutes())}`
  );
}

/** Parses the value of a date and time field to ISO 8601 in UTC; null if it is not a valid moment. */
export function timestampOf(local: string): string | null {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? null : date.toISOString();
}
