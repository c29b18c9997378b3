import { describe, expect, test } from 'vitest';
import {
  interfaceLanguages,
  interfaceLocales,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';
import type { Compiled } from '#language/wordings/speaker.ts';
import { type CatalogueMessage, readCatalogue, wordingsOf } from './catalogues.ts';
import { compiled } from './wordings.ts';

/** The gaps, elements and choices of a wording, and the forms of each of its plurals. */
interface Parts {
  names: Set<string>;
  plurals: string[][];
}

function partsOf(wording: Compiled, parts: Parts = { names: new Set(), plurals: [] }): Parts {
  if (typeof wording === 'string') {
    for (const [tag] of wording.matchAll(/<\/?\d+\/?>/g)) parts.names.add(tag);
    return parts;
  }
  for (const piece of wording) {
    if (typeof piece === 'string') {
      partsOf(piece, parts);
      continue;
    }
    const [name, kind, choices] = piece;
    parts.names.add(name);
    if (typeof choices !== 'object') continue;
    const forms = Object.entries(choices).filter(([form]) => form !== 'offset');
    if (kind === 'plural') parts.plurals.push(forms.map(([form]) => form));
    for (const [, choice] of forms) partsOf(choice as Compiled, parts);
  }
  return parts;
}

/** The errors of a translation: gaps and elements that are missing or unknown, and missing plural forms. */
function faultsOf(locale: string, { message, translation }: CatalogueMessage): string[] {
  const source = partsOf(compiled(message) as Compiled);
  const own = partsOf(compiled(translation) as Compiled);
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return [
    ...[...source.names].filter((name) => !own.names.has(name)).map((name) => `lacks ${name}`),
    ...[...own.names].filter((name) => !source.names.has(name)).map((name) => `has ${name}`),
    ...own.plurals.flatMap((forms) =>
      needed.filter((form) => !forms.includes(form)).map((form) => `lacks the form ${form}`),
    ),
  ];
}

describe.each(interfaceLocales)('the catalogue of %s', (locale) => {
  test('has the gaps, elements and plural forms of each message', () => {
    const faults = [...readCatalogue(locale).values()]
      .filter(({ translation }) => translation !== '')
      .flatMap((entry) => faultsOf(locale, entry).map((fault) => `${entry.message}: ${fault}`));
    expect(faults).toEqual([]);
  });

  test('has a wording for each message in the language or its base', () => {
    const wordingOf = wordingsOf(locale);
    for (const id of readCatalogue(sourceLocale).keys()) expect(wordingOf(id)).not.toBe('');
  });
});

test('every gap of a message has a name, which tells a translator what stands there', () => {
  const unnamed = [...readCatalogue(sourceLocale).values()].filter(({ message }) =>
    [...partsOf(compiled(message) as Compiled).names].some((name) => /^\d+$/.test(name)),
  );
  expect(unnamed.map(({ message, files }) => `${files.join()}: ${message}`)).toEqual([]);
});

test.each([
  ['{count, plural, one {# Wort} other {# Wörter}}', []],
  ['{count, plural, other {# Wörter}}', ['lacks the form one']],
  ['{zahl, plural, one {# Wort} other {# Wörter}}', ['lacks count', 'has zahl']],
  ['Wörter', ['lacks count']],
])('finds the faults of the translation %j', (translation, faults) => {
  const message = '{count, plural, one {# word} other {# words}}';
  expect(faultsOf('de', { message, translation, files: [], context: undefined })).toEqual(faults);
});

test('finds an element that a translation lacks', () => {
  const entry = { message: 'See <0>all</0>', translation: 'Alle', files: [], context: undefined };
  expect(faultsOf('de', entry)).toEqual(['lacks <0>', 'lacks </0>']);
});

test('names the variants after languages that exist', () => {
  for (const [locale, language] of Object.entries(interfaceLanguages)) {
    const base = 'base' in language ? language.base : locale;
    expect(interfaceLocales).toContain(base);
  }
});
