import { expect, test } from 'vitest';
import { isBlank, withoutBlanks } from './without-blanks.ts';

const blank = { target: '', native: ' ' };
const words = { target: 'Où ?', native: '' };

test.each([
  ['a question without text', { id: 'i5', question: blank, answer: blank }, true],
  ['a question without an answer', { id: 'i5', question: words, answer: blank }, false],
  ['an empty phrase of a sentence', { id: 'i5', sentenceId: 's2', ...blank }, true],
  ['a word with only one side', { id: 'v5', target: '', native: 'cat' }, false],
  ['an empty statement', { id: 'i5', ...blank, isTrue: true }, true],
  ['a statement with only a speaker', { id: 'i5', statement: blank, speaker: 'Léa' }, true],
  [
    'a choice with one option filled in',
    { id: 'i5', kind: 'choice', question: blank, options: [{ id: 'o1', ...words }], right: 'o1' },
    false,
  ],
  ['an empty word without syllables', { id: 'i5', word: '', parts: [] }, true],
  ['a mistake, which has its own fields', { id: 'i5', right: 'va', wrong: 'vas' }, false],
])('detects whether %s is blank: %s', (_, item, expected) => {
  expect(isBlank(item)).toBe(expected);
});

test('removes blank options and phrases and leaves the rest unchanged', () => {
  const option = { id: 'o1', ...words };
  const choice = { id: 'i1', kind: 'choice', question: words, options: [option], right: 'o1' };
  const answer = { id: 'i2', question: words, usefulPhrases: [words], ids: ['t1', ''] };
  const full = { items: [choice, answer], note: 'n' };
  expect(withoutBlanks(full)).toBe(full);
  const unfinished = {
    ...full,
    items: [
      { ...choice, options: [option, { id: 'o2', ...blank }] },
      { id: 'i3', ...blank },
      { ...answer, usefulPhrases: [blank, words] },
    ],
  };
  expect(withoutBlanks(unfinished)).toEqual(full);
});
