import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyChunkedText } from '../chunked-samples.ts';
import { exampleMaterials, minimalMaterial } from '../example-materials.ts';
import { check } from './check.ts';
import { cutWords, hasSyllable, spokenClaps } from './cut-words.ts';
import { syllablesByRule } from './syllables-by-rule.ts';

const shown = (material: typeof minimalMaterial) => {
  const cuts = cutWords(material);
  return material.text.sentences.flatMap(({ target }) =>
    target.tokens.flatMap(({ id, text }) => {
      const cut = cuts.get(id);
      return cut ? [[text, cut.parts.join('·')]] : [];
    }),
  );
};

test('splits every word by rule when there is no generated content, and keeps its capitals', () => {
  const words = new Map(shown(minimalMaterial).map(([word = '', cut]) => [word, cut]));
  expect(words.get('samedi')).toBe('sa·me·di');
  expect(words.get('Merci')).toBe('Mer·ci');
});

test('prefers the teacher’s edits over the rules', () => {
  const items = [{ id: 'i1', word: 'salut', parts: ['sal', 'ut'] }];
  const words = new Map(
    shown({ ...minimalMaterial, parts: { syllables: { items } } }).map(([word = '', cut]) => [
      word,
      cut,
    ]),
  );
  expect(words.get('Salut')).toBe('Sal·ut');
  expect(words.get('samedi')).toBe('sa·me·di');
});

test.each(['z. B.', 'i. d. R.', 'av. J.-C.', 'U.S.A.', 'l’', 'в'])(
  'finds no syllable in %s',
  (word) => {
    expect(hasSyllable(word)).toBe(false);
  },
);

test.each(['french', 'japanese', 'arabic', 'mandarin'] as const)(
  'generates content by rule for the %s example that passes the content check',
  (language) => {
    const { text } = exampleMaterials[language];
    const content = syllablesByRule(text);
    expect(content?.items.length).toBeGreaterThan(10);
    expect(content && check(content, text)).toEqual([]);
  },
);

test('returns null for languages without rules and for kanji without readings', () => {
  expect(syllablesByRule(exampleMaterials.urdu.text)).toBeNull();
  const { text } = exampleMaterials.japanese;
  const unread = text.sentences.map((sentence) => ({
    ...sentence,
    target: {
      ...sentence.target,
      tokens: sentence.target.tokens.map(({ reading: _, ...token }) => token),
    },
  }));
  expect(syllablesByRule({ ...text, sentences: unread })).toBeNull();
});

test.each([
  ['l’', false],
  ["qu'", false],
  ['в', false],
  ['w', false],
  ['a', true],
  ['и', true],
  ['à', true],
  ['ñ', false],
  ['vlk', true],
  ['我', true],
])('reports whether %s has a syllable: %s', (word, clapped) => {
  expect(hasSyllable(word)).toBe(clapped);
});

test('splits words in every language into pronounceable parts that join back', () => {
  fc.assert(
    fc.property(anyChunkedText, (text) => {
      const material = { ...exampleMaterials.french, text, parts: {} };
      const cuts = cutWords(material);
      for (const { id, text: word, isWord } of text.sentences.flatMap(
        ({ target }) => target.tokens,
      )) {
        const cut = cuts.get(id);
        if (!cut) continue;
        expect(isWord).toBe(true);
        expect(cut.parts.join('')).toBe(cut.reading ?? word);
        for (const part of cut.parts) {
          expect(part).not.toMatch(/^\p{M}/u);
          // Punctuation within a word stays with a letter, so a part is never punctuation alone.
          expect(part).toMatch(/\p{L}/u);
        }
      }
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['fr', 'Re-gar-de', 2],
  ['fr', 'u-ne', 1],
  ['fr', 'jau-nes', 1],
  ['fr', 'mu-si-que', 2],
  ['fr', 'ta-ble', 1],
  ['fr', 'le', 1],
  ['fr', 'ca-fé', 2],
  ['fr', 'a-mi', 2],
  ['fr', 'a-mie', 2],
  ['fr', 'cha-peau', 2],
  ['es', 'ta-ble', 2],
  ['de', 'Blu-me', 2],
])('counts the claps in %s: %s has %i', (language, word, claps) => {
  expect(spokenClaps(language, word.split('-'))).toBe(claps);
});
