import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleTexts } from '../../questions/example-texts.ts';
import { exampleMaterials } from '../example-materials.ts';
import { compareTyped } from './compare-typed.ts';
import { dictation } from './definition.ts';
import { closed, openedTokens, openNextWord, wordCount } from './reveal-words.ts';

const tokensOf = (text: keyof typeof exampleTexts, at: number) =>
  exampleTexts[text].sentences[at]?.target.tokens ?? [];

/** Right words as they are, nearly right ones in round brackets, missing ones in square ones. */
function shown(language: string, tokens: ReturnType<typeof tokensOf>, typed: string): string {
  const { words, extra } = compareTyped(language, tokens, typed);
  const marks = { right: '', nearly: '()', missing: '[]' };
  const faces = words.map(({ text, verdict, typed: instead }) => {
    const [open = '', close = ''] = marks[verdict];
    return `${open}${instead ?? text}${close}`;
  });
  return [...faces, ...extra.map((word) => `+${word}`)].join(' ');
}

// Le marché est fermé, mais la piscine est ouverte.
describe('a French line', () => {
  test.each([
    [
      'Le marché est fermé, mais la piscine est ouverte.',
      'Le marché est fermé mais la piscine est ouverte',
    ],
    [
      'le marche est fermé mais la piscine est ouverte',
      'Le (marche) est fermé mais la piscine est ouverte',
    ],
    [
      'le marché fermé mais la piscne est ouverte',
      'Le marché [est] fermé mais la (piscne) est ouverte',
    ],
    ['le marché est très fermé', 'Le marché est fermé [mais] [la] [piscine] [est] [ouverte] +très'],
    ['', '[Le] [marché] [est] [fermé] [mais] [la] [piscine] [est] [ouverte]'],
  ])('%s', (typed, expected) => {
    expect(shown('fr', tokensOf('french', 3), typed)).toBe(expected);
  });
});

test.each([
  ['私は市場へ行きたいです。', '私 は 市場 へ 行きたい です'],
  ['私は市場に行きたいです', '私 は 市場 [へ] 行きたい です +に'],
  ['私市場へ行きたです', '私 [は] 市場 へ (行きたい) です'],
])('a Japanese line: %s', (typed, expected) => {
  expect(shown('ja', tokensOf('japanese', 2), typed)).toBe(expected);
});

test('a Japanese line in kana is heard as well as one in kanji', () => {
  const { tokens } = exampleMaterials.japanese.text.sentences[2]?.target ?? { tokens: [] };
  const kana = tokens.map(({ text, reading }) => reading ?? text).join('');
  expect(kana).not.toMatch(/\p{Script=Han}/u);
  expect(shown('ja', tokens, kana)).toBe(
    shown('ja', tokens, tokens.map(({ text }) => text).join('')),
  );
  expect(compareTyped('ja', tokens, kana.slice(0, -2)).words.at(-1)?.verdict).not.toBe('right');
});

test('an Arabic line with vowel marks is the same line', () => {
  expect(compareTyped('ar', tokensOf('arabic', 3), 'السُّوق مغلق لكن المسبح مفتوح').words).toEqual(
    tokensOf('arabic', 3)
      .filter(({ isWord }) => isWord)
      .map(({ id, text }) => ({ id, text, verdict: 'right' })),
  );
});

test('whatever is typed, every word gets one verdict and the sentence itself is right', () => {
  const sentences = Object.values(exampleTexts).flatMap((text) =>
    text.sentences.map(({ target }) => ({ language: text.target, target })),
  );
  fc.assert(
    fc.property(fc.constantFrom(...sentences), fc.string({ maxLength: 60 }), (sentence, typed) => {
      const { language, target } = sentence;
      const ids = target.tokens.filter(({ isWord }) => isWord).map(({ id }) => id);
      expect(compareTyped(language, target.tokens, typed).words.map(({ id }) => id)).toEqual(ids);
      const own = compareTyped(language, target.tokens, target.text);
      expect(own.words.every(({ verdict }) => verdict === 'right')).toBe(true);
      expect(own.extra).toEqual([]);
    }),
  );
});

test('a sentence opens from nothing through first letters to all its words', () => {
  const tokens = tokensOf('french', 3);
  const face = (opened: Parameters<typeof openedTokens>[1]) =>
    openedTokens(tokens, opened)
      .map(({ kind, text }) => (kind === 'hidden' ? '_' : kind === 'start' ? `${text}_` : text))
      .join('');
  expect(face(closed)).toBe('');
  expect(face({ ...closed, letters: true })).toBe('L_ m_ e_ f_, m_ l_ p_ e_ o_.');
  expect(face({ words: 2, letters: false })).toBe('Le marché _ _, _ _ _ _ _.');
  let opened = closed;
  for (let step = 0; step < 20; step += 1) opened = openNextWord(opened, tokens);
  expect(opened.words).toBe(wordCount(tokens));
  expect(face(opened)).toBe('Le marché est fermé, mais la piscine est ouverte.');
});

test('a word of one letter shows no first letter: it would be the word', () => {
  // 姉|の|かばん|に|青い|水着|が|あります。
  const faces = openedTokens(tokensOf('japanese', 5), { ...closed, letters: true });
  expect(faces.map(({ text }) => text).join(' ')).toBe('  か  青 水  あ 。');
});

test('on paper every sentence has its number and lines, and the key its words', () => {
  const material = exampleMaterials.french;
  const state = dictation.make({ material, options: dictation.defaultOptions, seed: 1 });
  const sheet = dictation.sheet(state, material);
  expect(sheet?.blocks.filter(({ kind }) => kind === 'lines')).toHaveLength(8);
  expect(JSON.stringify(sheet?.blocks)).not.toContain('marché');
  expect(sheet?.key[3]).toMatchObject({ number: 4, speaker: 'Tom' });
});
