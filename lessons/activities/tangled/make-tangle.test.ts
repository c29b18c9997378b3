import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SideName, Text } from '#language/text/text.ts';
import { anyChunkedText } from '../chunked-samples.ts';
import { exampleMaterials } from '../example-materials.ts';
import { makeTangle, retainTangle, spineOf, tangleOrder } from './make-tangle.ts';
import type { TangledOptions } from './state.ts';

const dial = Array.from({ length: 21 }, (_, n) => n * 5);
const anySeed = fc.integer({ min: 0, max: 0xffffffff });
const anySpine = fc.constantFrom<SideName>('target', 'native');

const natives = (
  text: Text,
  percent: number,
  seed = 5,
  spine: TangledOptions['spine'] = 'target',
) => makeTangle(text, { percent, spine, into: 'target' }, seed).ids;

test('only adds target chunks as the percentage increases, from none at 0 to all at 100', () => {
  fc.assert(
    fc.property(anyChunkedText, anySeed, anySpine, (text, seed, spine) => {
      const all = text.sentences.flatMap(({ chunks }) => chunks.map(({ id }) => id));
      let more = all;
      for (const percent of dial) {
        const ids = natives(text, percent, seed, spine);
        const before = new Set(more);
        expect(ids.every((id) => before.has(id))).toBe(true);
        const kept = new Set(ids);
        expect(all.filter((id) => kept.has(id))).toEqual(ids);
        if (percent === 0) expect(ids).toEqual(all);
        if (percent === 100) expect(ids).toEqual([]);
        if (percent > 0 && percent < 100 && all.length > 1) {
          expect(ids.length).toBeGreaterThan(0);
          expect(ids.length).toBeLessThan(all.length);
        }
        more = ids;
      }
    }),
    { numRuns: 60 },
  );
});

test('never puts more than two neighbouring chunks in one language at 50 per cent', () => {
  fc.assert(
    fc.property(anyChunkedText, anySeed, anySpine, (text, seed, spine) => {
      const native = new Set(natives(text, 50, seed, spine));
      const along = [...tangleOrder(text, spine, seed).chunks].sort(
        (a, b) => a.position - b.position,
      );
      const line = along.map(({ id }) => (native.has(id) ? 'n' : 't')).join('');
      expect(line).not.toMatch(/nnn|ttt/);
    }),
  );
});

describe('the share of the target language in characters', () => {
  test.each(dial)('is close to %i %% of a long text', (percent) => {
    const { sentences, ...languages } = exampleMaterials.french.text;
    const text = { ...languages, sentences: longer(sentences) };
    const ids = new Set(natives(text, percent));
    const letters = (wanted: boolean) =>
      text.sentences
        .flatMap(({ chunks, target }) =>
          chunks
            .filter(({ id }) => ids.has(id) === wanted)
            .flatMap((chunk) =>
              chunk.target.map(({ start, end }) => target.text.slice(start, end)),
            ),
        )
        .join('')
        .replace(/\s/g, '').length;
    const share = (100 * letters(false)) / (letters(false) + letters(true));
    expect(Math.abs(share - percent)).toBeLessThan(2);
  });
});

test.each([
  ['auto', 'fr', 'target'],
  ['auto', 'de', 'native'],
  ['auto', 'ja', 'native'],
  ['auto', 'ko', 'native'],
  ['auto', 'hi', 'native'],
  ['auto', 'tr', 'native'],
  ['target', 'ja', 'target'],
  ['native', 'fr', 'native'],
] as const)(
  'chooses the side whose word order is followed for the option %s in %s: %s',
  (spine, language, expected) => {
    expect(spineOf(spine, language)).toBe(expected);
  },
);

test('returns another mix for another seed and the same mix for the same seed', () => {
  const { text } = exampleMaterials.french;
  expect(natives(text, 50, 1)).not.toEqual(natives(text, 50, 2));
  expect(natives(text, 50, 2024)).toMatchInlineSnapshot(`
    [
      "s1.c1",
      "s2.c1",
      "s3.c0",
      "s4.c0",
      "s5.c0",
      "s5.c1",
      "s6.c0",
      "s6.c2",
      "s7.c0",
      "s8.c0",
    ]
  `);
});

test('drops the chunks of a deleted sentence', () => {
  const { text } = exampleMaterials.french;
  const state = makeTangle(text, { percent: 0, spine: 'target', into: 'target' }, 3);
  const without = { ...text, sentences: text.sentences.slice(1) };
  expect(retainTangle(state, without).ids).toEqual(state.ids.filter((id) => !id.startsWith('s1.')));
});

test('remixes a sentence with new chunks and keeps the mix of all others', () => {
  const { text } = exampleMaterials.french;
  const state = makeTangle(text, { percent: 50, spine: 'target', into: 'target' }, 3);
  const recut = {
    ...text,
    sentences: text.sentences.map((sentence) =>
      sentence.id === 's6'
        ? {
            ...sentence,
            chunks: sentence.chunks.map((chunk, at) => ({ ...chunk, id: `s6.c${9 + at}` })),
          }
        : sentence,
    ),
  };
  const waiting = {
    ...text,
    sentences: text.sentences.map((each) => (each.id === 's6' ? { ...each, chunks: [] } : each)),
  };
  const kept = retainTangle(retainTangle(state, waiting), recut).ids;
  expect(retainTangle(state, recut).ids).toEqual(kept);
  const of = (ids: readonly string[], sentence: string) =>
    ids.filter((id) => id.startsWith(`${sentence}.`));
  expect(of(state.ids, 's6').length).toBeGreaterThan(0);
  expect(of(kept, 's6')).toEqual(of(makeTangle(recut, state.options, 3).ids, 's6'));
  expect(kept.filter((id) => !id.startsWith('s6.'))).toEqual(
    state.ids.filter((id) => !id.startsWith('s6.')),
  );
});

/** Repeats the sentences several times, each with its own id. */
function longer(sentences: Text['sentences']): Text['sentences'] {
  return Array.from({ length: 6 }, (_, round) =>
    sentences.map((sentence) => ({
      ...sentence,
      id: `${sentence.id}-${round}`,
      chunks: sentence.chunks.map((chunk) => ({ ...chunk, id: `${chunk.id}-${round}` })),
    })),
  ).flat();
}
