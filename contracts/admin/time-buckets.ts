/** Time windows of a chart: the last 24 hours by hour, or 7 or 30 days by day. */
export const chartWindows = ['day', 'week', 'month'] as const;
export type ChartWindow = (typeof chartWindows)[number];

const hour = 3_600_000;
const days: Record<Exclude<ChartWindow, 'day'>, number> = { week: 7, month: 30 };

/**
 * Returns the start of each chart column in milliseconds, oldest first. Columns are whole hours or whole days
 * in a time zone (an IANA name); the last column is not complete yet. If the clocks go forward at midnight,
 * the day and its column start at one o'clock.
 */
export function bucketStarts(window: ChartWindow, zone: string, now: number): number[] {
  const clock = clockOf(zone);
  if (window === 'day') {
    const late = clock(now) - now;
    const last = Math.floor((now + late) / hour) * hour - late;
    return Array.from({ length: 24 }, (_, index) => last - (23 - index) * hour);
  }
  const today = dayOf(clock(now));
  const count = days[window];
  return Array.from({ length: count }, (_, index) => dayStart(clock, today - (count - 1 - index)));
}

/** True if this runtime knows the time zone. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

const dayOf = (clockTime: number) => Math.floor(clockTime / (24 * hour));

/** Returns a function that converts a moment to local wall-clock time, encoded as if it were UTC. */
function clockOf(zone: string): (moment: number) => number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const read = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((part) => part.type === type)?.value);
    const whole = Date.UTC(
      ...([read('year'), read('month') - 1, read('day')] as const),
      ...([read('hour'), read('minute'), read('second')] as const),
    );
    return whole + (((moment % 1000) + 1000) % 1000);
  };
}

/**
 * Returns the first moment of a local day. `day` counts the days since 1 January 1970 in the local calendar.
 */
function dayStart(clock: (moment: number) => number, day: number): number {
  const midnight = day * 24 * hour;
  // The clocks may change around this midnight. Therefore tries both the UTC offset before it and the UTC
  // offset after it.
  const guesses = [midnight - 24 * hour, midnight + 24 * hour]
    .map((moment) => midnight - (clock(moment) - moment))
    .sort((one, other) => one - other);
  return guesses.find((guess) => dayOf(clock(guess)) === day) ?? midnight;
}
