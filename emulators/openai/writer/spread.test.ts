import { expect, test } from 'vitest';
import { spread } from './answer-vocab.ts';

/** The sentence that each row comes from, such as "1 1 2". */
const rowsOf = (sentences: string) => sentences.split(' ').map((id, at) => ({ id, at }));
const spreadOver = (sentences: string, count: number) =>
  spread(rowsOf(sentences), ({ id }) => id, count)
    .map(({ id }) => id)
    .join(' ');

test.each([
  ['one from each before a second', '1 1 1 2 3', 3, '1 2 3'],
  ['a second where there is room', '1 1 1 2 3', 4, '1 1 2 3'],
  ['even distances over a long text', '1 2 3 4 5 6 7 8', 4, '1 3 5 7'],
  ['all where there are few', '1 1 2', 12, '1 1 2'],
  ['none', '1 2', 0, ''],
])('spreads the rows: %s', (_, sentences, count, expected) => {
  expect(spreadOver(sentences, count)).toBe(expected);
});
