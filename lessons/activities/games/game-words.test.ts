import { expect, test } from 'vitest';
import { unequalVocabulary, usableVocabulary } from './game-words.ts';

const list = (...lines: [string, string][]) => ({
  vocabulary: lines.map(([target, native], at) => ({ id: `v${at}`, target, native })),
});

test('skips duplicate and empty lines, and returns no words if one side has more words than the other', () => {
  const words = list(['le chat', 'the cat'], [' ', ''], ['le chat', 'the cat'], ['un', 'a']);
  expect(usableVocabulary(words).map(({ id }) => id)).toEqual(['v0', 'v3']);
  expect(usableVocabulary(list(['le chat', 'the cat'], ['', 'the dog']))).toEqual([]);
});

test.each([
  [[['le chat', 'the cat']], false],
  [
    [
      ['le chat', 'the cat'],
      ['le chien', ' '],
    ],
    true,
  ],
  [[['', 'the cat']], true],
  [[['', '']], false],
  [[], false],
] as [[string, string][], boolean][])(
  'detects whether one side of %j has more words than the other: %s',
  (lines, unequal) => {
    expect(unequalVocabulary(list(...lines))).toBe(unequal);
  },
);
