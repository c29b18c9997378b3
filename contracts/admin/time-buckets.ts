/** What a chart looks back over: the last 24 hours by hours, or 7 or 30 days by days. */
export const chartWindows = ['day', 'week', 'month'] as const;
export type ChartWindow = (typeof chartWindows)[number];

const hour = 3_600_000;
const days: Record<Exclude<ChartWindow, 'day'>, number> = { week: 7, month: 30 };

/**
 * The moments at which the columns of a chart begin, oldest first, in milliseconds: whole hours or whole
 * days on the clock of a time zone (an IANA name), the last one under way. Where a day begins at one
 * o'clock, because the clock was put forward at midnight, so does its column.
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

/** Whether the zone is one that this machine knows. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

const dayOf = (clockTime: number) => Math.floor(clockTime / (24 * hour));

/** Tells what the clock on the wall shows at a moment, as if that were UTC. */
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

/** The first moment of a day, counted from 1 January 1970 on the clock's own calendar. */
function dayStart(clock: (moment: number) => number, day: number): number {
  const midnight = day * 24 * hour;
  // The clock may be put forward or back around this midnight: one of the two is right.
  const guesses = [midnight - 24 * hour, midnight + 24 * hour]
    .map((moment) => midnight - (clock(moment) - moment))
    .sort((one, other) => one - other);
  return guesses.find((guess) => dayOf(clock(guess)) === day) ?? midnight;
}
