import { expect, test } from 'vitest';
import { revealsAnswer } from './reveals-answer.ts';

test.each([
  ['fr', 'restaurant', undefined, 'restaurant', true],
  ['fr', 'hôtel', undefined, 'hotel', true],
  ['fr', 'importants', 'important', 'important', true],
  ['fr', 'radio', undefined, 'a radio (set)', true],
  ['es', 'músicas', 'música', 'music', true],
  ['ja', '水', undefined, '水', true],
  ['fr', 'glace', undefined, 'ice cream', false],
  ['fr', 'pas', undefined, 'not', false],
  ['de', 'Hund', undefined, 'dog', false],
  ['fr', 'pain', undefined, 'bread', false],
  ['zh', '茶', undefined, 'tea', false],
  ['fr', 'chat', undefined, undefined, false],
])('%s: the meaning of %s (%s), %s, tells it: %s', (language, text, lemma, gloss, tells) => {
  const token = { text, ...(lemma && { lemma }), ...(gloss && { gloss }) };
  expect(revealsAnswer(language, token)).toBe(tells);
});
