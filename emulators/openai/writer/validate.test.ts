import { expect, test } from 'vitest';
import { writerLanguages } from './languages.ts';
import { validateLanguage } from './validate.ts';

test.each(writerLanguages)('the corpus of %s is complete and valid', (code) => {
  expect(validateLanguage(code)).toEqual([]);
});
