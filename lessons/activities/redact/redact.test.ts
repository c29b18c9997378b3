import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChunkedText } from '../chunked-samples.ts';
import { exampleMaterials } from '../example-materials.ts';
import { makeRedaction, nextHiddenSentence, randomHidden, redactSheet } from './index.ts';
import { redactPercentages, stored } from './state.ts';

const materials = Object.values(exampleMaterials);
const anySeed = fc.integer({ min: 0, max: 0xffffffff });
const wordsOf = (material: (typeof materials)[number]) =>
  material.text.sentences.flatMap(({ target }) => target.tokens.filter(({ isWord }) => isWord));

const make = (material: (typeof materials)[number], percent: number, seed: number, first = false) =>
  makeRedaction({ material, options: { percent, firstSentenceWhole: first }, seed });

test('covers every word that a lower percentage covers, and all words at 100 %', () => {
  fc.assert(
    fc.property(anySeed, fc.constantFrom(...materials), fc.boolean(), (seed, material, first) => {
      let before: string[] = [];
      for (const percent of redactPercentages) {
        const { ids } = make(material, percent, seed, first);
        expect(before.filter((id) => !ids.includes(id))).toEqual([]);
        before = ids;
      }
      expect(before).toEqual(wordsOf(material).map(({ id }) => id));
    }),
    { numRuns: 20 },
  );
});

test('covers whole words in every language, and the sheet contains the same words and punctuation', () => {
  fc.assert(
    fc.property(
      anyChunkedText,
      anySeed,
      fc.constantFrom(...redactPercentages),
      (text, seed, percent) => {
        const material = { ...exampleMaterials.french, text };
        const state = make(material, percent, seed);
        const words = wordsOf(material).map(({ id }) => id);
        expect(words.filter((id) => state.ids.includes(id))).toEqual(state.ids);
        const lines = redactSheet(state, material)?.blocks.flatMap((block) =>
          block.kind === 'text'
            ? [block.runs.map((run) => ('text' in run ? run.text : '')).join('')]
            : [],
        );
        expect(lines).toEqual(text.sentences.map(({ target }) => target.text));
      },
    ),
    { numRuns: 40 },
  );
});

test.each([
  [5, 3],
  [50, 34],
  [95, 64],
])('at %d per cent, covers %d of the 67 words of the French dialogue', (percent, count) => {
  expect(wordsOf(exampleMaterials.french)).toHaveLength(67);
  expect(make(exampleMaterials.french, percent, 7).ids).toHaveLength(count);
});

test('leaves the first sentence uncovered if requested, except at 100 %', () => {
  const inFirst = (ids: string[]) => ids.some((id) => id.startsWith('s1.'));
  expect(inFirst(make(exampleMaterials.french, 95, 3, true).ids)).toBe(false);
  expect(inFirst(make(exampleMaterials.french, 100, 3, true).ids)).toBe(true);
});

test('reveals only covered words, at random or by sentence, until all are revealed', () => {
  const { text } = exampleMaterials.japanese;
  const { ids } = make(exampleMaterials.japanese, 60, 5);
  const open = new Set<string>();
  for (let seed = 0; open.size < ids.length; seed += 1) {
    const id = randomHidden(ids, open, seed);
    expect(ids).toContain(id);
    if (id) open.add(id);
  }
  expect(randomHidden(ids, open, 1)).toBeUndefined();
  expect(nextHiddenSentence(text.sentences, ids, open)).toEqual([]);
  const first = nextHiddenSentence(text.sentences, ids, new Set());
  expect(new Set(first.map((id) => id.split('.')[0])).size).toBe(1);
  expect(first).toEqual(ids.slice(0, first.length));
});

test('drops the block of a deleted word, and blacks out only whole words on the sheet', () => {
  const material = exampleMaterials.arabic;
  const state = make(material, 100, 1);
  const cut = { ...material.text, sentences: material.text.sentences.slice(0, 2) };
  expect(stored.keep(state, cut).ids.every((id) => /^s[12]\./.test(id))).toBe(true);
  const words = new Set(wordsOf(material).map((token) => token.text));
  const runs = redactSheet(state, material)?.blocks.flatMap((b) =>
    b.kind === 'text' ? b.runs : [],
  );
  const blocks = runs?.filter(({ kind }) => kind === 'blackout') ?? [];
  expect(blocks).toHaveLength(state.ids.length);
  for (const run of blocks) expect('text' in run && words.has(run.text)).toBe(true);
});
