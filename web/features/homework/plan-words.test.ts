import { expect, test } from 'vitest';
import { markedByWords, toReadWords } from './plan-words.ts';

test.each([
  [8, 29, '8 answers × 29 pupils = 232 to mark'],
  [1, 1, '1 answer × 1 pupil = 1 to mark'],
  [8, 0, '8 answers per pupil'],
])(
  'shows the number of answers to mark for %i answers from each of %i pupils',
  (answers, pupils, words) => {
    expect(toReadWords(answers, pupils)).toBe(words);
  },
);

test.each([
  [0, 10, 'marked automatically'],
  [8, 8, 'you mark the answers'],
  [1, 1, 'you mark the answer'],
  [1, 2, 'you mark 1 of them'],
])(
  'shows who marks a task when the teacher must read %i of its %i answers',
  (toRead, size, words) => {
    expect(markedByWords(toRead, size)).toBe(words);
  },
);
