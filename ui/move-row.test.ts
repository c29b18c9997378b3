import { expect, test } from 'vitest';
import { moveRow } from './move-row.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
])('moves row %i to %i, resulting in %s', (from, to, order) => {
  expect(moveRow([...'abc'], from, to).join('')).toBe(order);
});
