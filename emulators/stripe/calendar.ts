import type { Interval } from './objects.ts';

export const secondsADay = 86_400;

/**
 * Returns the end of a period that starts at `start` (seconds since 1970). `anchor` is the start of the first
 * period. As at Stripe, a subscription that began on the 31st renews on the last day of each shorter month,
 * and on the 31st of the other months.
 */
export function periodEnd(start: number, { interval, interval_count }: Interval, anchor = start) {
  if (interval === 'day') return start + interval_count * secondsADay;
  if (interval === 'week') return start + interval_count * 7 * secondsADay;
  const months = interval === 'year' ? 12 * interval_count : interval_count;
  const begun = new Date(start * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const month = begun.getUTCMonth() + months;
  const year = begun.getUTCFullYear();
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const time = start % secondsADay;
  return Date.UTC(year, month, Math.min(day, lastDay)) / 1000 + time;
}
