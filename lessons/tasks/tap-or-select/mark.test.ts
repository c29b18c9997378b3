import { expect, test } from 'vitest';
import type { TapOrSelectData } from './content.ts';
import { markTapped } from './mark.ts';

const word = (id: string) => ({ kind: 'tap' as const, id, text: `word ${id}` });

const data: TapOrSelectData = {
  blocks: [
    {
      language: 'fr',
      pieces: [
        { kind: 'words', text: 'Le ' },
        { kind: 'slot', id: 'slot' },
        ...['a', 'b', 'c', 'd', 'e', 'f'].map(word),
      ],
    },
  ],
  right: [{ id: 'a' }, { id: 'b', note: 'a verb' }, { id: 'c', text: 'as written' }],
};

test.each([
  ['every right word', 'a b c', 'marked', 100],
  ['one of three words', 'a', 'marked', 33],
  ['one word tapped twice', 'a a', 'marked', 33],
  ['a false tap, which cancels a right one', 'a b d', 'marked', 33],
  ['more false taps than right ones, which cannot go below zero', 'a d e f', 'marked', 0],
  ['a tap that is not on a word', 'a slot nowhere', 'marked', 33],
  ['no taps', '', 'unfinished', 0],
])('scores these taps: %s', (_, tapped, state, score) => {
  const mark = markTapped(data, { tapped: tapped.split(' ') });
  expect([mark.state, mark.scorePercentage]).toEqual([state, score]);
});

test('lists the words to find with their answers, then the false taps', () => {
  expect(markTapped(data, { tapped: ['b', 'd'] }).items).toEqual([
    { id: 'a', verdict: 'wrong', score: 0, given: '', expected: 'word a' },
    { id: 'b', verdict: 'right', score: 1, given: 'word b', expected: 'word b: a verb' },
    { id: 'c', verdict: 'wrong', score: 0, given: '', expected: 'as written' },
    { id: 'd', verdict: 'wrong', score: 0, given: 'word d', expected: '' },
  ]);
});

test('expects no answer for a word that is not in the text', () => {
  const [item] = markTapped({ ...data, right: [{ id: 'z' }] }, { tapped: ['a'] }).items;
  expect(item).toMatchObject({ id: 'z', verdict: 'wrong', expected: '' });
});
