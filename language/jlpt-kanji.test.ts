import { expect, test } from 'vitest';
import { jlptLevelOf, needsFurigana } from './jlpt-kanji.ts';

test.each([
  ['日', 5],
  ['駅', 4],
  ['連', 3],
  ['袋', 2],
  ['鬱', 1],
  ['か', undefined],
  ['々', undefined],
])('%s is taught at N%s', (letter, level) => {
  expect(jlptLevelOf(letter)).toBe(level);
});

test.each([
  ['学校', 0, true],
  ['学校', 5, false],
  ['学校へ', 5, false],
  ['駅前', 5, true],
  ['駅前', 4, false],
  ['鬱', 2, true],
  ['鬱', 1, false],
  ['かばん', 0, false],
] as const)(
  'decides whether %s needs furigana for a learner who knows N%s: %s',
  (word, known, needed) => {
    expect(needsFurigana(word, known)).toBe(needed);
  },
);
