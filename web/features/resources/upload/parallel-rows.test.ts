import { expect, test } from 'vitest';
import { splitParallel } from './parallel-rows.ts';

const rows = (...texts: string[][]) => texts.map((each) => ({ cells: each, texts: each }));
const french = ['Le chat dort.', 'Il pleut.'];
const english = ['The cat sleeps.', 'It is raining.'];
const pairs = french.map((text, at) => [text, english[at] ?? '']);

test.each([
  ['the text first', rows(...pairs), 'fr', null],
  ['the text first and both languages chosen', rows(...pairs), 'fr', 'en'],
  ['the translation first', rows(...pairs.map(([a = '', b = '']) => [b, a])), 'fr', 'en'],
  ['headings', rows(['Français', 'English'], ...pairs), 'fr', 'en'],
  [
    'headings and the translation first',
    rows(['English', 'French'], ...pairs.map(([a = '', b = '']) => [b, a])),
    'fr',
    'en',
  ],
  [
    'row numbers and an empty row',
    rows(['1', ...(pairs[0] ?? [])], ['', '', ''], ['2', ...(pairs[1] ?? [])]),
    'fr',
    'en',
  ],
])('splits a table with %s', (_, table, to, from) => {
  expect(splitParallel(table, to, from)).toMatchObject({ target: french, native: english });
});

test.each([
  ['Arabic', 'ar', 'القطة تنام.', 'The cat sleeps.'],
  ['Japanese', 'ja', '猫が寝ています。', 'The cat is asleep.'],
  ['Russian', 'ru', 'Кошка спит на диване, и она не хочет есть.', 'The cat is asleep.'],
])('distinguishes the text from its translation by script: %s', (_, to, one, two) => {
  expect(splitParallel(rows([one, two]), to, 'en')).toMatchObject({ target: [one], native: [two] });
});

test.each([
  [
    'speakers and their lines',
    rows(['Léa', 'Salut ! Tu es là ?'], ['Tom', 'Bonjour. Oui, je suis là.']),
  ],
  [
    'two columns in the same language',
    rows(['Le chat dort.', 'Il est sur le lit.'], ['Elle lit un livre.', 'Le chien est là.']),
  ],
  ['a single column', rows(['Le chat dort.'], ['Il pleut.'])],
  ['rows of different widths', rows(['Le chat dort.', 'The cat sleeps.'], ['Il pleut.'])],
])('does not split a table with %s into text and translation', (_, table) => {
  expect(splitParallel(table, 'fr', 'en')).toBeNull();
});
