import { expect, test } from 'vitest';
import { wordCount } from './PastedTextCard.tsx';

test.each([
  ['fr', 3, '3 words of at most 600'],
  ['de', 1, '1 word of at most 600'],
  ['ja', 4, '4 words (word units: Japanese is written without spaces) of at most 600'],
])(
  'says how long a text in %s is, and explains the unit if words are not spaced',
  (code, words, said) => {
    expect(wordCount(code, words)).toBe(said);
  },
);
