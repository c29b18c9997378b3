import { expect, test } from 'vitest';
import { spread } from './answer-vocab.ts';

/** The sentence that each row comes from, such as "1 1 2". */
const rowsOf = (sentences: string) => sentences.split(' ').map((id, at) => ({ id, at }));
const spreadOver = (sentences: string, count: number) =>
  spread(rowsOf(sentences), ({ id }) => id, count)
    .map(({ id }) => id)
    .join(' ');

test.each([
  [
    'takes one row from each sentence before a second row from any sentence',
    '1 1 1 2 3',
    3,
    '1 2 3',
  ],
  ['takes a second row from a sentence if the count allows it', '1 1 1 2 3', 4, '1 1 2 3'],
  ['takes rows at even distances from a long text', '1 2 3 4 5 6 7 8', 4, '1 3 5 7'],
  ['takes all rows if there are fewer than requested', '1 1 2', 12, '1 1 2'],
  ['takes no rows if none are requested', '1 2', 0, ''],
])('%s', (_, sentences, count, expected) => {
  expect(spreadOver(sentences, count)).toBe(expected);
});
