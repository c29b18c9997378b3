import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bucketStarts, chartWindows, isTimeZone } from './time-buckets.ts';

const iso = (moments: number[]) => moments.map((moment) => new Date(moment).toISOString());

test.each([
  // The inputs are the window, the time zone and the current time; the results are the starts of the first
  // and the last column.
  ['week', 'UTC', '2026-11-22T09:30:00Z', '2026-11-16T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  [
    'week',
    'Asia/Tokyo',
    '2026-11-22T16:00:00Z',
    '2026-11-16T15:00:00.000Z',
    '2026-11-22T15:00:00.000Z',
  ],
  [
    'day',
    'Asia/Kolkata',
    '2026-11-22T09:10:00Z',
    '2026-11-21T09:30:00.000Z',
    '2026-11-22T08:30:00.000Z',
  ],
  // London's clocks went back on 25 October. Before that, days began an hour earlier in UTC.
  [
    'week',
    'Europe/London',
    '2026-10-27T12:00:00Z',
    '2026-10-20T23:00:00.000Z',
    '2026-10-27T00:00:00.000Z',
  ],
  // In Beirut the clocks jump from midnight to one o'clock, so the day begins at one.
  [
    'week',
    'Asia/Beirut',
    '2026-03-29T12:00:00Z',
    '2026-03-22T22:00:00.000Z',
    '2026-03-28T22:00:00.000Z',
  ],
] as const)(
  'returns the columns for one %s in the time zone %s at %s',
  (window, zone, now, first, last) => {
    const starts = iso(bucketStarts(window, zone, Date.parse(now)));
    expect([starts[0], starts.at(-1)]).toEqual([first, last]);
    expect(starts).toHaveLength({ day: 24, week: 7, month: 30 }[window]);
  },
);

const zones = [
  ...['UTC', 'Europe/London', 'America/New_York', 'America/Havana', 'Asia/Beirut', 'Asia/Kolkata'],
  ...[
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Pacific/Kiritimati',
    'Africa/Cairo',
  ],
];

test('returns columns in ascending order, up to now, that start on local days in every time zone', () => {
  const moment = fc.integer({ min: Date.UTC(2024, 0), max: Date.UTC(2028, 0) });
  fc.assert(
    fc.property(
      ...([fc.constantFrom(...chartWindows), fc.constantFrom(...zones), moment] as const),
      (window, zone, now) => {
        const starts = bucketStarts(window, zone, now);
        const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone });
        expect(starts.at(-1)).toBeLessThanOrEqual(now);
        for (const [index, start] of starts.entries()) {
          if (index > 0) expect(start).toBeGreaterThan(starts[index - 1] ?? Number.NaN);
          if (window === 'day') continue;
          expect(day.format(start - 1) < day.format(start)).toBe(true);
          const next = starts[index + 1] ?? now + 1;
          expect(day.format(next - 1)).toBe(day.format(start));
        }
      },
    ),
    { numRuns: 300 },
  );
});

test.each([
  ['Europe/Paris', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
  ["'; drop table users", false],
])('validates the time zone "%s": %s', (zone, is) => expect(isTimeZone(zone)).toBe(is));
