import { expect, test } from 'vitest';
import { wordRange } from './word-picking.ts';

const orders = [
  ['a', 'b', 'c', 'd'],
  ['x', 'y'],
];

test.each([
  ['forwards', 'b', 'd', ['b', 'c', 'd']],
  ['backwards', 'c', 'a', ['a', 'b', 'c']],
  ['one word', 'b', 'b', ['b']],
  ['from one language to the other', 'b', 'y', ['y']],
  ['a word that is gone', 'gone', 'c', ['c']],
])('returns a range of words: %s', (_, from, to, ids) => {
  expect(wordRange(orders, from, to)).toEqual(ids);
});
