import { expect, test } from 'vitest';
import { fittingCount } from './NavRow.tsx';

test.each([
  ['all links fit without the menu button', [100, 100, 100], 300, 80, 3],
  ['one link is too many and the button needs space too', [100, 100, 100], 299, 80, 2],
  ['only the button fits', [100, 100], 120, 80, 0],
  ['not even the button fits', [100, 100], 10, 80, 0],
  ['there are no links', [], 0, 80, 0],
] as const)('returns the number of links that fit when %s', (_, widths, room, rest, count) => {
  expect(fittingCount(widths, room, rest)).toBe(count);
});
