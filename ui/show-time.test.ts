import { expect, test } from 'vitest';
import { showTime } from './show-time.ts';

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [65_000, '1:05'],
  [600_000, '10:00'],
  [-5, '0:00'],
])('shows %i ms as %s', (ms, shown) => {
  expect(showTime(ms)).toBe(shown);
});
