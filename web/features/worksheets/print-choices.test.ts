import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lessonWords } from '#contracts/resources/lesson-words.ts';
import { paperOfCountry } from '#lessons/sheets/paper.ts';
import {
  lineSpacings,
  nearestSpacing,
  type PrintChoices,
  readChoices,
  textSizes,
  writeChoices,
} from './print-choices.ts';

const defaults = { paper: 'a4', size: 13, lineSpacing: 1.5, words: 'reader' } as const;
const read = (query: string) => readChoices(new URLSearchParams(query), defaults);

test('defaults to A4, one version, with answer key and text', () => {
  expect(read('')).toEqual({
    ...defaults,
    sheets: null,
    versions: 'a',
    key: true,
    withText: true,
    translated: false,
    link: false,
    fit: true,
  });
});

test.each([
  ['sheets=gap-fill,vocab', { sheets: ['gap-fill', 'vocab'] }],
  ['sheets=', { sheets: [] }],
  ['paper=letter', { paper: 'letter' }],
  ['paper=toString', { paper: 'a4' }],
  ['versions=ab&key=0', { versions: 'ab', key: false }],
  ['size=999&spacing=x', { size: 13, lineSpacing: 1.5 }],
  ['key=1', { key: true }],
])('parses the choices in the address %s', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});

test('restores all choices from the address and keeps other parameters', () => {
  const choices = fc.record<PrintChoices>({
    sheets: fc.option(fc.array(fc.constantFrom('gap-fill', 'vocab', 'chunk')), { nil: null }),
    paper: fc.constantFrom('a4', 'letter'),
    versions: fc.constantFrom('a', 'ab'),
    key: fc.boolean(),
    withText: fc.boolean(),
    translated: fc.boolean(),
    link: fc.boolean(),
    fit: fc.boolean(),
    size: fc.constantFrom(...textSizes),
    lineSpacing: fc.constantFrom(...lineSpacings),
    words: fc.constantFrom(...lessonWords),
  });
  fc.assert(
    fc.property(choices, (chosen) => {
      const written = writeChoices(chosen, defaults, new URLSearchParams('id=abc'));
      expect(written.get('id')).toBe('abc');
      expect(readChoices(written, defaults)).toEqual(chosen);
    }),
  );
});

test('uses Letter for schools in the United States and A4 elsewhere', () => {
  expect(paperOfCountry('USA')).toBe('letter');
  expect(paperOfCountry('GBR')).toBe('a4');
  expect(paperOfCountry(undefined)).toBe('a4');
});

test.each([
  [1.2, 1.25],
  [1.5, 1.5],
  [1.8, 2],
  [3, 2.5],
])('converts line height %d to line spacing %d', (lineHeight, spacing) => {
  expect(nearestSpacing(lineHeight)).toBe(spacing);
});
