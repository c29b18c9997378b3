import { expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';

test.each([
  ['plain words', 'Léa Dupont', 'Léa Dupont'],
  ['a comma', 'Dupont, Léa', '"Dupont, Léa"'],
  ['a quotation mark', '8B "Tuesdays"', '"8B ""Tuesdays"""'],
  ['a semicolon', 'gris;=1+1', '"gris;=1+1"'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with a comma', '@SUM(A1,A2)', '"\'@SUM(A1,A2)"'],
])('writes a cell with %s', (_, text, written) => {
  expect(csvFile([[text, 'x']])).toBe(`\ufeff${written},x\r\n`);
});
