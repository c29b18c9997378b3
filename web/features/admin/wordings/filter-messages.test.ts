import { describe, expect, test } from 'vitest';
import { filterMessages, placeOf, placesOf, WordingQuery } from './filter-messages.ts';
import { isPending, localeName, type WordingTexts, wordingNow } from './wording-texts.ts';

const entry = (id: string, message: string, ...files: string[]) => ({
  ...{ id, message, files, comments: [] },
});
const save = entry('save01', 'Save', 'ui/FormDialog.tsx', 'web/features/homework/ItemBoxes.tsx');
const words = entry(
  'words1',
  '{count, plural, one {# word} other {# words}}',
  'web/pupil/Home.tsx',
);
const colour = entry('colour', 'Colour', 'web/teach/Choices.tsx');
const correction = { hasDraft: false, by: 'Ada', publishedAt: '2026-11-29T10:00:00Z' };
const texts: WordingTexts = {
  messages: [save, words, colour],
  built: { de: { save01: 'Speichern' }, es: { save01: 'Guardar', colour: 'Color' }, 'en-US': {} },
  corrections: [
    { locale: 'de', message: 'colour', wording: 'Farbe', ...correction },
    { locale: 'fr', message: 'save01', wording: null, ...correction, hasDraft: true },
  ],
};
const ids = (query: Partial<WordingQuery>, reported: string[] = []) =>
  filterMessages(texts, WordingQuery.parse(query), new Set(reported)).map(({ id }) => id);

test('says a published correction, else the wording of the build or of its base', () => {
  expect(wordingNow(texts, 'de', save)).toBe('Speichern');
  expect(wordingNow(texts, 'de', colour)).toBe('Farbe');
  expect(wordingNow(texts, 'de', words)).toBe(null);
  expect(wordingNow(texts, 'es-419', save)).toBe('Guardar');
  expect(wordingNow(texts, 'en-US', colour)).toBe('Colour');
});

test.each([
  ['Sichern', 'Speichern', true],
  ['Speichern', 'Speichern', false],
  ['Speichern', null, true],
  [null, 'Speichern', false],
])('of the correction %j of %j, pending is %j', (wording, built, pending) => {
  expect(isPending(wording, built)).toBe(pending);
});

describe('the filters of the list', () => {
  test.each([
    ['everything', {}, ['save01', 'words1', 'colour']],
    ['a word of the English', { search: 'WORDS' }, ['words1']],
    ['a translation', { search: 'guard' }, ['save01']],
    ['a correction', { search: 'farbe' }, ['colour']],
    ['a translation of the chosen language only', { search: 'guard', language: 'de' }, []],
    ['an id', { search: 'words1' }, ['words1']],
    ['a folder', { place: 'web/features/homework' }, ['save01']],
    ['a file', { place: 'web/teach/Choices.tsx' }, ['colour']],
    ['no folder by the beginning of its name', { place: 'web/fea' }, []],
    ['messages that a language lacks', { language: 'de', show: 'missing' }, ['words1']],
    ['what a variant lacks in its base too', { language: 'es-419', show: 'missing' }, ['words1']],
    ['nothing that a variant of English lacks', { language: 'en-US', show: 'missing' }, []],
    ['corrections and drafts', { show: 'corrected' }, ['save01', 'colour']],
    ['corrections of a language', { show: 'corrected', language: 'de' }, ['colour']],
    ['reported messages', { show: 'reported' }, ['words1']],
  ] as const)('find %s', (_, query, found) => {
    expect(ids(query, ['words1'])).toEqual(found);
  });
});

test('lists the messages first that say nothing but the searched text', () => {
  const more = { ...texts, messages: [entry('saved1', 'Save the draft'), save] };
  const query = WordingQuery.parse({ search: 'save' });
  expect(filterMessages(more, query, new Set()).map(({ id }) => id)).toEqual(['save01', 'saved1']);
});

test('lists the folders of screens and activities, with the number of their messages', () => {
  expect(placeOf('lessons/activities/word-search/SearchBoard.tsx')).toBe(
    'lessons/activities/word-search',
  );
  expect(placesOf(texts.messages)).toEqual([
    { value: 'ui', label: 'ui (1)' },
    { value: 'web/features/homework', label: 'web/features/homework (1)' },
    { value: 'web/pupil', label: 'web/pupil (1)' },
    { value: 'web/teach', label: 'web/teach (1)' },
  ]);
});

test('names languages in English', () => {
  expect(['es-419', 'pt-BR', 'de'].map(localeName)).toEqual([
    ...['Spanish (Latin America)', 'Portuguese (Brazil)', 'German'],
  ]);
});
