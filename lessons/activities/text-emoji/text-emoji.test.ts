import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMaterials } from '../example-materials.ts';
import { placeEmoji, setEmoji, textEmoji } from './index.ts';
import type { EmojiOptions } from './state.ts';

const material = exampleMaterials.french;
const words = new Map(
  material.text.sentences.flatMap(({ target }) =>
    target.tokens.map(({ id, text }) => [id, text] as const),
  ),
);
const state = (options: EmojiOptions) => textEmoji.make({ material, options, seed: 1 });
const shown = ({ ids, signs }: { ids: string[]; signs: string[] }) =>
  ids.map((id, at) => `${words.get(id)} ${signs[at]}`);

test('adds emoji to concrete nouns, but not to abstract nouns or verbs', () => {
  const all = shown(
    placeEmoji({ ...material, pictures: {} }, { density: 'every', verbs: false }, {}),
  );
  expect(all).toContain('football ⚽');
  expect(all).toContain('sac 👜');
  expect(all.join(' ')).not.toContain('idée');
  expect(all.join(' ')).not.toContain('mangeons');
});

test('adds emoji to verbs only when verbs are on', () => {
  const eating = exampleMaterials.mandarin;
  const signs = (verbs: boolean) =>
    placeEmoji({ ...eating, pictures: {} }, { density: 'every', verbs }, {}).signs;
  expect(signs(false)).not.toContain('🍽️');
  expect(signs(true)).toContain('🍽️');
});

test('prefers a picture from the vocabulary over the built-in list', () => {
  const [first] = material.vocabulary;
  const pictures = { [first?.id ?? '']: { emoji: '🦊', alt: 'fox' } };
  const { signs } = placeEmoji({ ...material, pictures }, { density: 'every', verbs: true }, {});
  expect(signs).toContain('🦊');
});

test('adds at least as many emoji at a higher density as at a lower density', () => {
  const [few, first, every] = (['few', 'first', 'every'] as const).map(
    (density) => state({ density, verbs: true }).ids.length,
  );
  expect(few).toBeLessThanOrEqual(first ?? 0);
  expect(first).toBeLessThanOrEqual(every ?? 0);
  expect(few).toBeGreaterThan(0);
});

test('keeps the teacher’s additions and removals when the density changes', () => {
  const start = state({ density: 'every', verbs: false });
  const [gone = ''] = start.ids;
  const idea = [...words].find(([, text]) => text === 'idée')?.[0] ?? '';
  const edited = setEmoji(setEmoji(start, material, gone, ''), material, idea, '💡');
  expect(edited.ids).not.toContain(gone);
  expect(shown(edited)).toContain('idée 💡');
  const other = placeEmoji(material, { density: 'few', verbs: false }, edited.own);
  expect(other.ids).not.toContain(gone);
  expect(other.ids).toContain(idea);
});

test('rejects a state with signs that are missing or not emoji', () => {
  const start = state({ density: 'every', verbs: false });
  const signs = start.signs.map(() => '<b>');
  expect(textEmoji.State.safeParse({ ...start, signs }).success).toBe(false);
  expect(textEmoji.State.safeParse({ ...start, signs: [] }).success).toBe(false);
});

test('places at most one emoji per word, in text order, for any options and edits', () => {
  const lessons = fc.constantFrom(...Object.values(exampleMaterials));
  const densities = fc.constantFrom('every' as const, 'first' as const, 'few' as const);
  fc.assert(
    fc.property(
      lessons,
      densities,
      fc.boolean(),
      fc.array(fc.nat(40)),
      (lesson, density, verbs, taps) => {
        const all = lesson.text.sentences.flatMap(({ target }) =>
          target.tokens.filter(({ isWord }) => isWord).map(({ id }) => id),
        );
        const own = Object.fromEntries(
          taps.map((tap, at) => [all[tap % all.length] ?? '', at % 2 === 0 ? '🎈' : '']),
        );
        const { ids, signs } = placeEmoji(lesson, { density, verbs }, own);
        expect(all.filter((id) => ids.includes(id))).toEqual(ids);
        expect(signs).toHaveLength(ids.length);
        for (const [id, sign] of Object.entries(own)) {
          expect(ids.includes(id) ? signs[ids.indexOf(id)] : '').toBe(sign);
        }
        const made = ids.filter((id) => own[id] === undefined);
        if (density === 'first') {
          const seen = made.map((id) => signs[ids.indexOf(id)]);
          expect(new Set(seen).size).toBe(seen.length);
        }
        if (density === 'few') {
          const sentences = made.map((id) => id.split('.')[0]);
          expect(new Set(sentences).size).toBe(sentences.length);
        }
      },
    ),
  );
});
