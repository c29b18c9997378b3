import { expect, test } from 'vitest';
import { wordRange } from './word-picking.ts';

const orders = [
  ['a', 'b', 'c', 'd'],
  ['x', 'y'],
];

test.each([
  ['selected forwards', 'b', 'd', ['b', 'c', 'd']],
  ['selected backwards', 'c', 'a', ['a', 'b', 'c']],
  ['for a single word', 'b', 'b', ['b']],
  ['of only the end word if the selection crosses languages', 'b', 'y', ['y']],
  ['of only the end word if the start word no longer exists', 'gone', 'c', ['c']],
])('returns a range of words: %s', (_, from, to, ids) => {
  expect(wordRange(orders, from, to)).toEqual(ids);
});
