import { expect, test } from 'vitest';
import { fittingCount } from './NavRow.tsx';

test.each([
  ['all fit, and nothing is kept free', [100, 100, 100], 300, 80, 3],
  ['one too many: the button takes its place too', [100, 100, 100], 299, 80, 2],
  ['the button alone has room', [100, 100], 120, 80, 0],
  ['not even the button has room', [100, 100], 10, 80, 0],
  ['there is nothing to fit', [], 0, 80, 0],
] as const)('returns the number of links that fit: %s', (_, widths, room, rest, count) => {
  expect(fittingCount(widths, room, rest)).toBe(count);
});
