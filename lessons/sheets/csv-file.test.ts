import { expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';

test.each([
  ['plain text', 'Léa Dupont', 'Léa Dupont'],
  ['a comma', 'Dupont, Léa', '"Dupont, Léa"'],
  ['a quotation mark', '8B "Tuesdays"', '"8B ""Tuesdays"""'],
  ['a semicolon', 'gris;=1+1', '"gris;=1+1"'],
  ['a line break', 'one\ntwo', '"one\ntwo"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula after spaces', '  =1+1', "'  =1+1"],
  ['a formula after a line feed', '\n=1+1', '"\'\n=1+1"'],
  ['a formula after a tab', '\t@A1', "'\t@A1"],
  ['a formula after a no-break space', '\u00a0+1', "'\u00a0+1"],
  ['a formula after a zero-width character', '\u200b\ufeff=1', "'\u200b\ufeff=1"],
  ['a formula in full-width characters', ' ＝1', "' ＝1"],
  ['a formula in small-form characters', '﹫SUM', "'﹫SUM"],
  ['plain text after a space', ' Léa', ' Léa'],
  ['a formula with a comma', '@SUM(A1,A2)', '"\'@SUM(A1,A2)"'],
])('writes a cell with %s', (_, text, written) => {
  expect(csvFile([[text, 'x']])).toBe(`\ufeff${written},x\r\n`);
});
