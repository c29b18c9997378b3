import { expect, test } from 'vitest';
import { segmentText } from '#language/text/segment-text.ts';
import type { SheetRun } from '../../sheets/sheet.ts';
import { exampleMaterials } from '../example-materials.ts';
import { syllablesActivity, syllablesSheet } from './index.ts';

const show = (run: SheetRun) =>
  run.kind === 'ruby' ? `${run.text}(${run.reading})` : run.kind === 'words' ? run.text : '';

test.each([
  ['french', 1, 'Le ma·tin, je joue au foot·ball a·vec mon frère.'],
  // Kanji remain, with their moras above them; a space separates one word from the next.
  ['japanese', 1, '朝(あ·さ) は 弟(お·と·う·と) と サ·ッ·カ·ー を し·ま·す。'],
  ['mandarin', 1, '早·上 我 和 弟·弟 一·起 踢 足·球。'],
  ['arabic', 3, 'ال·سُّوق مُغْ·لَق، لٰ·كِن ال·مَسْ·بَح مَفْ·تُوح.'],
] as const)('divides a line of the %s example into syllables', (language, line, expected) => {
  const material = exampleMaterials[language];
  const options = syllablesActivity.defaultOptions;
  const state = syllablesActivity.make({ material, options, seed: 1 });
  const block = syllablesSheet(state, material).blocks[line];
  const text = block?.kind === 'text' ? block.runs.map(show).join('') : '';
  expect(text.replaceAll('\u3000', ' ')).toBe(expected);
});

test('limits the table of words to one page', () => {
  for (const material of Object.values(exampleMaterials)) {
    const options = syllablesActivity.defaultOptions;
    const state = syllablesActivity.make({ material, options, seed: 1 });
    const sheet = syllablesSheet(state, material);
    expect(sheet.marks ?? 0).toBeLessThanOrEqual(14);
  }
});

test('keeps a word’s own capital but removes the capital of a sentence start', () => {
  const { text, ...material } = exampleMaterials.french;
  const [first] = text.sentences;
  if (!first) throw new Error('A sentence is needed.');
  const line = 'Heute kaufen Schüler in Deutschland Kuchen.';
  const nouns = new Set(['Schüler', 'Kuchen']);
  const tokens = segmentText('de', line, 's1').map((token) => ({
    ...token,
    pos: nouns.has(token.text) ? ('noun' as const) : ('adverb' as const),
  }));
  const lesson = {
    ...material,
    text: {
      ...text,
      target: 'de',
      sentences: [{ ...first, target: { text: line, tokens }, chunks: [] }],
    },
  };
  const options = syllablesActivity.defaultOptions;
  const state = syllablesActivity.make({ material: lesson, options, seed: 1 });
  const [table] = syllablesSheet(state, lesson).key;
  const words = table?.kind === 'table' ? table.rows.map(([word]) => word) : [];
  expect(JSON.stringify(words)).toContain('"heute"');
  for (const word of ['Schüler', 'Deutschland', 'Kuchen', 'kaufen']) {
    expect(JSON.stringify(words)).toContain(`"${word}"`);
  }
});
