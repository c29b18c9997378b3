import { expect, test } from 'vitest';
import { languageInSentence } from './language-name.ts';

test.each([
  ['fr', 'en-GB', 'French'],
  ['fr', 'en-XA', 'French'],
  ['fr', 'fr', 'français'],
  ['fr', 'de', 'Französisch'],
  ['es', 'pl', 'hiszpański'],
  ['ja', 'ar', 'اليابانية'],
  ['pt', 'es-419', 'portugués'],
])('names %s in a sentence in %s: %s', (code, reader, name) => {
  expect(languageInSentence(code, reader)).toBe(name);
});
