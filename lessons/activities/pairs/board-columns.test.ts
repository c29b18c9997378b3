import { expect, test } from 'vitest';
import { boardColumns } from './board-columns.ts';

test.each([
  [4, 2, 2],
  [6, 3, 2],
  [8, 4, 3],
  [10, 5, 2],
  [12, 4, 3],
  [14, 4, 4],
  [16, 4, 4],
  [18, 4, 4],
  [20, 5, 4],
])('%i cards lie in rows of %i, on a phone of %i', (cards, wide, tall) => {
  expect(boardColumns(cards)).toEqual({ wide, tall });
});
