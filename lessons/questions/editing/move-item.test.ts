import { expect, test } from 'vitest';
import { moveItem } from './move-item.ts';

test.each([
  [0, 1, ['b', 'a', 'c']],
  [2, -1, ['a', 'c', 'b']],
  [0, -1, ['a', 'b', 'c']],
  [2, 1, ['a', 'b', 'c']],
] as const)('moves item %i by %i, and stays within the list', (at, by, result) => {
  expect(moveItem(['a', 'b', 'c'], at, by)).toEqual(result);
});
