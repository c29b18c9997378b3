import { describe, expect, test } from 'vitest';
import { compileWording } from '#language/wordings/compile-wording.ts';
import {
  interfaceLanguages,
  interfaceLocales,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';
import { partsOf, wordingFaults } from '#language/wordings/wording-faults.ts';
import { readCatalogue, wordingsOf } from './catalogues.ts';

describe.each(interfaceLocales)('the catalogue of %s', (locale) => {
  test('has the gaps, elements and plural forms of each message', () => {
    const faults = [...readCatalogue(locale).values()]
      .filter(({ translation }) => translation !== '')
      .flatMap(({ message, translation }) =>
        wordingFaults(locale, message, translation).map(
          ({ kind, name }) => `${message}: ${kind} ${name}`,
        ),
      );
    expect(faults).toEqual([]);
  });

  test('has a wording for each message in the language or its base', () => {
    const wordingOf = wordingsOf(locale);
    for (const id of readCatalogue(sourceLocale).keys()) expect(wordingOf(id)).not.toBe('');
  });
});

test('every gap of a message has a name, which tells a translator what stands there', () => {
  const unnamed = [...readCatalogue(sourceLocale).values()].filter(({ message }) =>
    [...partsOf(compileWording(message)).names].some((name) => /^\d+$/.test(name)),
  );
  expect(unnamed.map(({ message, files }) => `${files.join()}: ${message}`)).toEqual([]);
});

test('names the variants after languages that exist', () => {
  for (const [locale, language] of Object.entries(interfaceLanguages)) {
    const base = 'base' in language ? language.base : locale;
    expect(interfaceLocales).toContain(base);
  }
});
