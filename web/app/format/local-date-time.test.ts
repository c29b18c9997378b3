import { expect, test } from 'vitest';
import { localDateTime, timestampOf } from './local-date-time.ts';

test.each(['2026-11-27T16:05:00.000Z', '2027-01-01T00:00:00.000Z', '2026-03-29T23:59:00.000Z'])(
  '%s comes back out of the field',
  (moment) => {
    expect(timestampOf(localDateTime(moment))).toBe(moment);
  },
);

test.each(['', 'tomorrow', '2026-13-40T99:99'])('%j is no moment', (local) => {
  expect(timestampOf(local)).toBeNull();
});
