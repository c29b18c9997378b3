import { expect, test } from 'vitest';
import { Timestamp } from './timestamp.ts';

test.each([
  ['2026-11-22T08:00:00Z', '2026-11-22T08:00:00.000Z'],
  ['2026-11-22T08:00:00+02:00', '2026-11-22T06:00:00.000Z'],
  // No time zone has this offset, and Postgres rejects it.
  ['2088-02-29T17:38:44+22:53', '2088-02-28T18:45:44.000Z'],
])('parses the timestamp %s as %s', (text, moment) => {
  expect(Timestamp.parse(text)).toBe(moment);
});

test.each([
  '',
  'tomorrow',
  '2026-02-30T08:00:00Z',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59-23:00',
  7,
])('rejects %j as a timestamp', (value) => {
  expect(Timestamp.safeParse(value).success).toBe(false);
});
