import { expect, test } from 'vitest';
import type { SheetRun } from '../../sheets/sheet.ts';
import { exampleMaterials } from '../example-materials.ts';
import { readingsSheet } from './index.ts';
import type { ReadingsOptions } from './state.ts';

const usual: ReadingsOptions = { above: 'reading', form: 'written', known: 0, toneColours: false };

/** Returns the lines of the sheet, with each reading in brackets after its text. */
function linesOf(language: keyof typeof exampleMaterials, options: Partial<ReadingsOptions>) {
  const state = { seed: 1, options: { ...usual, ...options }, ids: [] };
  const show = (run: SheetRun) =>
    run.kind === 'ruby' ? `${run.text}(${run.reading})` : run.kind === 'words' ? run.text : '';
  return readingsSheet(state, exampleMaterials[language]).blocks.map((block) =>
    block.kind === 'text' ? block.runs.map(show).join('') : '',
  );
}

test.each([
  ['furigana above kanji only', 'japanese', {}, 2, '私(わたし)は市場(いちば)へ行(い)きたいです。'],
  [
    'no furigana above kanji that the learner knows',
    'japanese',
    { known: 5 },
    2,
    '私(わたし)は市場(いちば)へ行きたいです。',
  ],
  [
    'pinyin above each word',
    'mandarin',
    {},
    2,
    '我(wǒ)想(xiǎng)和(hé)你(nǐ)一起(yìqǐ)去(qù)市场(shìchǎng)。',
  ],
] as const)('shows readings on the sheet: %s', (_, language, options, line, expected) => {
  expect(linesOf(language, options)[line]).toBe(expected);
});
