import { expect, test } from 'vitest';
import { i18n } from '#ui/wordings/i18n.ts';
import { alignVocabulary, checkChunks, quickEdit } from './guidance.ts';
import { guidanceWords } from './guidance-words.ts';

test.each([
  [guidanceWords.checkChunks, checkChunks],
  [guidanceWords.alignVocabulary, alignVocabulary],
  [guidanceWords.quickEdit, quickEdit],
])('has the texts of the Workers', (words, answer) => {
  expect(i18n._(words)).toBe(answer);
});
