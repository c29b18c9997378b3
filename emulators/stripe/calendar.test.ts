import { expect, test } from 'vitest';
import { periodEnd } from './calendar.ts';

const at = (iso: string) => Date.parse(`${iso}Z`) / 1000;
const iso = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19);
const month = { interval: 'month', interval_count: 1 } as const;
const year = { interval: 'year', interval_count: 1 } as const;

test.each([
  ['2026-01-15T10:30:00', month, undefined, '2026-02-15T10:30:00'],
  ['2026-01-31T10:30:00', month, undefined, '2026-02-28T10:30:00'],
  ['2026-02-28T10:30:00', month, '2026-01-31T10:30:00', '2026-03-31T10:30:00'],
  ['2026-12-05T00:00:00', month, undefined, '2027-01-05T00:00:00'],
  ['2028-02-29T12:00:00', year, undefined, '2029-02-28T12:00:00'],
  ['2026-05-01T12:00:00', year, undefined, '2027-05-01T12:00:00'],
] as const)('calculates the end of a period that starts at %s', (start, recurring, anchor, end) => {
  expect(iso(periodEnd(at(start), recurring, anchor && at(anchor)))).toBe(end);
});
