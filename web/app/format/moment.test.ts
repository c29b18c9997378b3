import { expect, test } from 'vitest';
import {
  formatDay,
  formatDuration,
  formatRelativeTime,
  localDateTime,
  timestampOf,
} from './moment.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

test.each([
  [0, '0 s'],
  [45, '45 s'],
  [60, '1 min'],
  [659, '11 min'],
  [3599, '1 h'],
  [3600, '1 h'],
  [4800, '1 h 20 min'],
])('formats %i seconds on task as %s', (seconds, said) => {
  expect(formatDuration(seconds)).toBe(said);
});

test.each([
  ['2026-11-21T12:05:00Z', 'in 5 minutes'],
  ['2026-11-21T12:00:00Z', 'just now'],
  ['2026-11-21T11:59:01Z', 'just now'],
  ['2026-11-21T11:59:00Z', '1 minute ago'],
  ['2026-11-21T07:00:00Z', '5 hours ago'],
  ['2026-11-22T13:00:00Z', 'tomorrow'],
  ['2026-11-24T12:00:00Z', 'in 3 days'],
  ['2026-11-20T11:00:00Z', 'yesterday'],
])('formats %s as %s', (moment, said) => {
  expect(formatRelativeTime(moment, now)).toBe(said);
});

test('includes the year in a day only if it is not the current year', () => {
  expect(formatDay('2026-11-27T12:00:00Z', now)).not.toContain('2026');
  expect(formatDay('2027-01-08T12:00:00Z', now)).toContain('2027');
});

test.each(['2026-11-27T16:05:00.000Z', '2027-01-01T00:00:00.000Z', '2026-03-29T23:59:00.000Z'])(
  'round-trips %s through the date field',
  (moment) => {
    expect(timestampOf(localDateTime(moment))).toBe(moment);
  },
);

test.each(['', 'tomorrow', '2026-13-40T99:99'])(
  'returns null for the invalid moment %j',
  (local) => {
    expect(timestampOf(local)).toBeNull();
  },
);
