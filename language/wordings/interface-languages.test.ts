import { expect, test } from 'vitest';
import { interfaceLocales, negotiateLocale } from './interface-languages.ts';

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['en-US,en;q=0.9', 'en-US'],
  ['en-IE', 'en-GB'],
  ['en', 'en-GB'],
  ['es-MX,es;q=0.9', 'es-419'],
  ['es-ES', 'es'],
  ['es', 'es'],
  ['pt-PT', 'pt-BR'],
  ['nl,fr;q=0.5', 'fr'],
  ['fr;q=0.2,pl;q=0.7', 'pl'],
  ['fr;q=0, ja', 'ja'],
  ['FR-ca', 'fr'],
  ['sv', null],
  ['*', null],
  ['', null],
  [';;q=x,,', null],
])('returns the language for Accept-Language %j', (header, locale) => {
  expect(negotiateLocale(header, interfaceLocales)).toBe(locale);
});

test('returns another variant of the language if the wanted one is not in the list', () => {
  expect(negotiateLocale('es-MX', ['en-GB', 'es'])).toBe('es');
  expect(negotiateLocale('en-US', ['en-GB', 'es'])).toBe('en-GB');
});
