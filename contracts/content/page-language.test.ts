import { expect, test } from 'vitest';
import { interfaceLocales } from '#language/wordings/interface-languages.ts';
import { pageLanguageOf } from './page-language.ts';

test('knows the language of pages for every language of the interface', () => {
  expect(Object.fromEntries(interfaceLocales.map((one) => [one, pageLanguageOf(one)]))).toEqual({
    ...{ 'en-GB': 'en', 'en-US': 'en', es: 'es', 'es-419': 'es', fr: 'fr', de: 'de', it: 'it' },
    ...{ 'pt-BR': 'pt-BR', pl: 'pl', ar: 'ar', hi: 'hi', ja: 'ja' },
  });
  expect(pageLanguageOf('xx')).toBe('en');
});
