import { expect, test } from 'vitest';
import { pagesOf } from './pages-of.ts';

test.each([
  [0, []],
  [1, [1]],
  [8, [8]],
  [9, [8, 1]],
  [24, [8, 8, 8]],
])('%i cards stand on pages of %j', (count, sizes) => {
  const cards = Array.from({ length: count }, (_, at) => at);
  expect(pagesOf(cards).map(({ length }) => length)).toEqual(sizes);
  expect(pagesOf(cards).flat()).toEqual(cards);
});
