import { expect, test } from 'vitest';
import { createSpeaker } from '#language/wordings/speaker.ts';
import { sayIn } from './i18n.ts';
import { andList, moreWords, orList, plainList, plainListParts } from './lists.ts';

const inLocale = <Result>(locale: string, work: () => Result) => sayIn(createSpeaker(locale), work);

test.each([
  ['en-GB', '8A, 8B and 9C', '8A, 8B or 9C', '8A, 8B, 9C'],
  ['de', '8A, 8B und 9C', '8A, 8B oder 9C', '8A, 8B und 9C'],
  ['ar', '8A و8B و9C', '8A أو 8B أو 9C', '8A، و8B، و9C'],
  ['ja', '8A、8B、9C', '8A、8B、または9C', '8A、8B、9C'],
])('lists texts in %s', (locale, all, any, plain) => {
  const rooms = ['8A', '8B', '9C'];
  expect(inLocale(locale, () => [andList(rooms), orList(rooms), plainList(rooms)])).toEqual([
    all,
    any,
    plain,
  ]);
});

test.each([
  [[], '', ''],
  [['B'], 'B', 'B'],
  [['B', 'G'], 'B and G', 'B or G'],
])('lists %j', (items, all, any) => {
  expect(andList(items)).toBe(all);
  expect(orList(items)).toBe(any);
  expect(plainList(items)).toBe(items.join(', '));
});

test('splits a list into its items and the texts between them', () => {
  expect(plainListParts(3)).toEqual([0, ', ', 1, ', ', 2]);
  expect(inLocale('de', () => plainListParts(2))).toEqual([0, ', ', 1]);
  expect(plainListParts(0)).toEqual([]);
});

test('ends a list that is cut short with the number of other items', () => {
  expect(andList(['le chat', 'le chien', moreWords(1200)])).toBe(
    'le chat, le chien and 1,200 more',
  );
});
