import { expect, test } from 'vitest';
import {
  applyWords,
  type CuratedWord,
  curateAnnotations,
  type WordAnnotations,
} from './apply-words.ts';
import { buildSide } from './build-sentence.ts';
import { wordTokens } from './word-tokens.ts';

const nothing = { wasLemma: null, pos: null, lemma: null, reading: null, gloss: null };

/**
 * Returns the model's tags (class, dictionary form, meaning, reading) after a curated list has been applied.
 */
function tagged(
  language: string,
  text: string,
  said: Record<string, Omit<WordAnnotations, 'id'>>,
  curated: readonly Partial<CuratedWord>[],
): Record<string, (string | undefined)[]> {
  const side = buildSide(language, text, 't');
  const marks = wordTokens(side).map(({ id, text: form }) => ({ id, ...said[form] }));
  const entries = curated.map((entry) => ({ word: '', ...nothing, ...entry }));
  const words = wordTokens(applyWords(side, curateAnnotations(language, side, marks, entries)));
  return Object.fromEntries(
    words.map(({ text: form, pos, lemma, gloss, reading }) => [form, [pos, lemma, gloss, reading]]),
  );
}

test.each<
  [
    string,
    string,
    string,
    Record<string, Omit<WordAnnotations, 'id'>>,
    Partial<CuratedWord>,
    object,
  ]
>([
  [
    'only to the lemma that it was curated for',
    'fr',
    'Il ferme la ferme',
    {
      ferme: { pos: 'verb', lemma: 'fermer', gloss: 'closes' },
    },
    { word: 'ferme', wasLemma: 'ferme', gloss: 'farm' },
    { ferme: ['verb', 'fermer', 'closes', undefined] },
  ],
  [
    'to any AI annotation if no previous lemma was recorded',
    'fr',
    'une ferme',
    { ferme: { pos: 'verb', lemma: 'fermer', gloss: 'closes' } },
    { word: 'ferme', pos: 'noun', lemma: 'ferme', gloss: 'farm' },
    { ferme: ['noun', 'ferme', 'farm', undefined] },
  ],
  [
    'at the start of a sentence, too',
    'fr',
    'Chat',
    { Chat: { pos: 'noun', lemma: 'Chat', gloss: 'chat' } },
    { word: 'chat', wasLemma: 'chat', gloss: 'cat' },
    { Chat: ['noun', 'Chat', 'cat', undefined] },
  ],
  [
    'only to the noun if a verb differs from it by its capital',
    'de',
    'wir essen',
    { essen: { pos: 'verb', lemma: 'essen', gloss: 'eat' } },
    { word: 'essen', wasLemma: 'Essen', gloss: 'meal' },
    { essen: ['verb', 'essen', 'eat', undefined] },
  ],
  [
    'with its reading if the reading fits the word',
    'ja',
    '一人|で',
    { 一人: { pos: 'noun', lemma: '一人', reading: 'いちにん' } },
    { word: '一人', wasLemma: '一人', reading: 'ひとり' },
    { 一人: ['noun', '一人', undefined, 'ひとり'] },
  ],
  [
    'without its reading if the reading does not fit the word',
    'ja',
    '一人|で',
    { 一人: { pos: 'noun', lemma: '一人', reading: 'いちにん' } },
    { word: '一人', reading: 'hitori' },
    { 一人: ['noun', '一人', undefined, 'いちにん'] },
  ],
  [
    'in Arabic, but not to the form with the article',
    'ar',
    'كتاب الكتاب',
    { كتاب: { gloss: 'writing' }, الكتاب: { gloss: 'the book' } },
    { word: 'كتاب', gloss: 'book' },
    { الكتاب: [undefined, undefined, 'the book', undefined] },
  ],
])('applies a curated word %s', (_, language, text, said, entry, wanted) => {
  expect(tagged(language, text, said, [entry])).toMatchObject(wanted);
});

test('applies the latest decision for each field and does not change other words', () => {
  const said = { chat: { pos: 'noun', lemma: 'chat', gloss: 'chat' } } as const;
  const earlier = { word: 'chat', gloss: 'tomcat', lemma: 'le chat' };
  expect(tagged('fr', 'un chat', said, [earlier, { word: 'chat', gloss: 'cat' }])).toMatchObject({
    chat: ['noun', 'le chat', 'cat', undefined],
  });
  for (const curated of [[], [{ word: 'chien', gloss: 'dog' }]]) {
    expect(tagged('fr', 'un chat', said, curated).chat).toEqual([
      'noun',
      'chat',
      'chat',
      undefined,
    ]);
  }
});

test('updates the romanisation when the reading changes', () => {
  const side = buildSide('ja', '一人|で', 't');
  const [word] = wordTokens(side);
  const marks = [{ id: word?.id ?? '', pos: 'noun' as const, lemma: '一人', reading: 'いちにん' }];
  const [mended] = curateAnnotations('ja', side, marks, [
    { ...nothing, word: '一人', reading: 'ひとり' },
  ]);
  expect(mended?.roman).toBe('hitori');
});
