import { expect, test } from 'vitest';
import type { SourceCatalogue } from '#contracts/wordings/catalogue.ts';
import { interfaceLocales, sourceLocale } from '#language/wordings/interface-languages.ts';
import { catalogueOf } from './catalogue-files.ts';
import { readCatalogue } from './catalogues.ts';

const english = catalogueOf(sourceLocale) as SourceCatalogue;

test('lists every message once, with its explanations and the files that contain it', () => {
  expect(english.messages).toHaveLength(readCatalogue(sourceLocale).size);
  expect(english.messages.find(({ message }) => message === ', found')).toEqual({
    ...{ id: expect.stringMatching(/^[\w-]{6}$/), message: ', found', comments: [] },
    files: ['lessons/activities/word-search/SearchBoard.tsx'],
  });
  const light = english.messages.find(({ context }) => context === 'theme');
  expect(light?.files).toEqual(['web/features/shell/ThemeChoice.tsx']);
  const column = english.messages.find(({ message }) => message.startsWith(', row {row}, column'));
  expect(column?.comments).toEqual(['Read aloud after a letter of the grid.']);
});

test.each(interfaceLocales.filter((locale) => locale !== sourceLocale))(
  'counts the messages that %s or its base has',
  (locale) => {
    const own = Object.keys(catalogueOf(locale)).length;
    expect(english.translated[locale]).toBeGreaterThanOrEqual(own);
    expect(english.translated[locale]).toBeLessThanOrEqual(english.messages.length);
  },
);

test('counts every message as translated into a variant of English', () => {
  expect(english.translated['en-US']).toBe(english.messages.length);
});
