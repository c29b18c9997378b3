import { describe, expect, test } from 'vitest';
import type { Sheet } from '../../sheets/sheet.ts';
import { exampleMaterials } from '../example-materials.ts';
import { pairsSheet } from './index.ts';
import { makePairs } from './make-pairs.ts';
import { defaultPairsOptions } from './state.ts';

/** Renders vocabulary written as `le=the la=the` to a sheet. */
function sheetOf(line: string, seed: number): Sheet {
  const vocabulary = line.split(' ').map((pair, at) => {
    const [target = '', native = ''] = pair.split('=');
    return { id: `v${at}`, target, native };
  });
  const material = { ...exampleMaterials.french, vocabulary };
  const state = makePairs({ material, options: defaultPairsOptions, seed });
  const sheet = pairsSheet(state, material);
  if (!sheet) throw new Error('There is no sheet.');
  return sheet;
}

const wordsIn = (runs: readonly { kind: string; text?: string }[] = []) =>
  runs.map(({ text }) => text ?? '').join('');

/** Reads two maps from the sheet: the answer key's letter for each number, and the meaning at each letter. */
function read({ blocks, key }: Sheet) {
  const [table] = blocks;
  const rows = table?.kind === 'table' ? table.rows : [];
  return {
    key: key.map((line) => (line.kind === 'text' ? wordsIn(line.runs) : '')),
    meanings: new Map(rows.map((row) => [wordsIn(row[3]).replace('.', ''), wordsIn(row[4])])),
  };
}

describe('the answer key of the matching sheet', () => {
  test.each([1, 2, 3, 4, 5])('lists every correct letter with seed %i', (seed) => {
    const { key, meanings } = read(sheetOf('le=the chat=cat la=the chien=dog', seed));
    const lettersOf = (meaning: string) =>
      [...meanings].flatMap(([letter, words]) => (words === meaning ? [letter] : [])).join(' or ');
    expect(lettersOf('the')).toMatch(/^[A-D] or [A-D]$/);
    expect(key).toEqual([
      `${lettersOf('the')}   le = the`,
      `${lettersOf('cat')}   chat = cat`,
      `${lettersOf('the')}   la = the`,
      `${lettersOf('dog')}   chien = dog`,
    ]);
  });
});

test.each([
  [['sound', 'target'], 'cat = chat'],
  [['target', 'sound'], 'chat = cat'],
  [['sound', 'native'], 'chat = cat'],
] as const)(
  'with faces %j: prints text instead of sound, and never prints a word twice',
  (faces, pair) => {
    const { french } = exampleMaterials;
    const vocabulary = [
      { id: 'v1', target: 'chat', native: 'cat' },
      { id: 'v2', target: 'chien', native: 'dog' },
    ];
    const clip = { key: 'k', ms: 900 };
    const material = {
      ...french,
      vocabulary,
      speech: { ...french.speech, clips: { v1: clip, v2: clip } },
    };
    const state = makePairs({
      material,
      options: { ...defaultPairsOptions, faces: [...faces] },
      seed: 1,
    });
    expect(state.options.faces).toEqual(faces);
    const sheet = pairsSheet(state, material);
    if (!sheet) throw new Error('There is no sheet.');
    expect(read(sheet).key[0]).toContain(pair);
    const cut = sheet.blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []));
    const printed = cut.map(({ runs }) => wordsIn(runs));
    expect([...printed].sort()).toEqual(['cat', 'chat', 'chien', 'dog']);
  },
);
