import { expect, test } from 'vitest';
import { tableDirection } from '../../sheets/table-layout.ts';
import { exampleMaterials, minimalMaterial } from '../example-materials.ts';
import { parallel, parallelSheet } from './index.ts';
import type { ParallelOptions } from './state.ts';

const sheetOf = (language: keyof typeof exampleMaterials, options: ParallelOptions) => {
  const material = exampleMaterials[language];
  const sheet = parallel.sheet(parallel.make({ material, options, seed: 1 }), material);
  const [block] = sheet?.blocks ?? [];
  if (!sheet || block?.kind !== 'table') throw new Error('The sheet is no table.');
  return { sheet, block };
};

test.each([
  ['french', 'ltr'],
  ['japanese', 'ltr'],
  ['arabic', 'rtl'],
] as const)('prints the table of the %s example in %s direction', (language, direction) => {
  const { block } = sheetOf(language, { covered: 'nothing', numbers: true });
  expect(tableDirection(block.columns)).toBe(direction);
});

test('prints every sentence in both languages and no key if no side is covered', () => {
  const { sheet, block } = sheetOf('french', { covered: 'nothing', numbers: false });
  expect(block.columns.map(({ heading }) => heading)).toEqual(['', 'French', 'English']);
  expect(block.rows).toHaveLength(8);
  expect(block.rows.flat().every((cell) => cell.length === 1)).toBe(true);
  expect(sheet.key).toEqual([]);
});

test('prints empty cells for a covered side and the whole text in the key', () => {
  const { sheet, block } = sheetOf('arabic', { covered: 'native', numbers: false });
  expect(block.columns.map(({ heading }) => heading)).toEqual(['', '', 'Arabic', 'English']);
  expect(block.rows.map((cells) => cells.map((cell) => cell.length))).toEqual(
    Array(8).fill([1, 1, 1, 0]),
  );
  expect(sheet.instruction).toBe('Write each sentence in English beside its Arabic.');
  expect(JSON.stringify(sheet.key)).toContain('I want to go to the market with you.');
});

test.each([
  ['french', 'nothing'],
  ['arabic', 'target'],
  ['arabic', 'native'],
] as const)('prints the speakers of a dialogue in %s when covering %s', (language, covered) => {
  const { text } = exampleMaterials[language];
  const sentences = text.sentences.map((sentence, at) => ({
    ...sentence,
    speaker: ['Léa', 'Tom', undefined][at % 3],
  }));
  const material = { ...exampleMaterials[language], text: { ...text, sentences } };
  const options = { covered, numbers: true };
  const { blocks, key } = parallelSheet({ seed: 1, options, ids: [] }, material);
  const tables = [...blocks, ...key].flatMap((block) => (block.kind === 'table' ? [block] : []));
  expect(tables).toHaveLength(covered === 'nothing' ? 1 : 2);
  for (const { columns, rows } of tables) {
    expect(tableDirection(columns)).toBe(language === 'arabic' ? 'rtl' : 'ltr');
    const names = rows.map((cells) => cells[1]?.map((run) => run.kind === 'words' && run.text));
    expect(names.slice(0, 4)).toEqual([['Léa'], ['Tom'], [], ['Léa']]);
    expect(rows.every((cells) => cells.length === columns.length)).toBe(true);
  }
});

test('omits the speaker column for a text without speakers', () => {
  const { text } = exampleMaterials.french;
  const sentences = text.sentences.map((sentence) => ({ ...sentence, speaker: undefined }));
  const options = { covered: 'nothing', numbers: false } as const;
  const { blocks } = parallelSheet({ seed: 1, options, ids: [] }, { text: { ...text, sentences } });
  expect(blocks).toMatchObject([{ columns: [{ heading: 'French' }, { heading: 'English' }] }]);
});

test('adds a new sentence to the state, and reports a text that has no translation at all', () => {
  const material = exampleMaterials.french;
  const state = parallel.make({ material, options: parallel.defaultOptions, seed: 1 });
  const longer = {
    ...material.text,
    sentences: [...material.text.sentences, ...material.text.sentences.slice(0, 1)],
  };
  expect(parallel.keep(state, longer).ids).toHaveLength(9);
  const sentences = material.text.sentences.map((sentence) => ({
    ...sentence,
    native: { text: '', tokens: [] },
  }));
  expect(parallel.missing({ ...minimalMaterial, text: { ...material.text, sentences } })).toMatch(
    /no translation/,
  );
});
