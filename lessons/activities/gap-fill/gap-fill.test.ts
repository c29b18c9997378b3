import { expect, test } from 'vitest';
import { allWordsCount, defaultGapOptions } from './defaults.ts';
import { gapSummary } from './index.ts';

test.each([
  [{}, '25% of the words · word bank'],
  [{ source: { kind: 'random', count: 1 }, bank: false }, '1 random word'],
  [{ source: { kind: 'random', count: 8 }, bank: false }, '8 random words'],
  [{ source: { kind: 'random', count: allWordsCount }, bank: false }, 'Every word'],
  [
    { source: { kind: 'partOfSpeech', pos: 'noun' }, start: 'first-letter' },
    'Nouns · word bank · first letter shown',
  ],
] as const)('summarises %j as "%s"', (options, words) => {
  expect(gapSummary({ ...defaultGapOptions, ...options })).toBe(words);
});
