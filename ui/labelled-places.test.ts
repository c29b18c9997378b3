import { expect, test } from 'vitest';
import { labelledPlaces } from './labelled-places.ts';

test.each([
  [1, 6, [0]],
  [5, 6, [0, 1, 2, 3, 4]],
  [7, 10, [0, 1, 2, 3, 4, 5, 6]],
  [12, 6, [1, 3, 5, 7, 9, 11]],
  [24, 8, [2, 5, 8, 11, 14, 17, 20, 23]],
  [30, 6, [4, 9, 14, 19, 24, 29]],
])('of %i places, labels at most %i, evenly spaced', (count, most, labelled) => {
  expect(labelledPlaces(count, most)).toEqual(labelled);
});
