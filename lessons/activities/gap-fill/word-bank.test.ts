import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyWords } from '#language/text/apply-words.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import { wordTokens } from '#language/text/word-tokens.ts';
import { anyChunkedText } from '../chunked-samples.ts';
import { exampleMaterials } from '../example-materials.ts';
import { defaultGapOptions } from './defaults.ts';
import { makeGaps } from './make-gaps.ts';
import { gapFillText } from './samples.ts';
import type { GapOptions, GapSource } from './state.ts';
import { distractorPool, struckTiles, wordBank } from './word-bank.ts';

function bankOf(source: GapSource, seed: number, options: Partial<GapOptions> = {}) {
  const state = makeGaps({
    text: gapFillText,
    vocabulary: [],
    seed,
    options: {
      source,
      firstSentenceWhole: true,
      bank: true,
      distractors: 0,
      lengthClue: false,
      start: 'nothing',
      ...options,
    },
  });
  return { state, bank: wordBank(state, gapFillText) };
}

const anySeed = fc.integer({ min: 0, max: 0xffffffff });

test('lists every missing word as many times as it is missing, never in text order', () => {
  fc.assert(
    fc.property(anySeed, fc.integer({ min: 2, max: 20 }), (seed, count) => {
      const { state, bank } = bankOf({ kind: 'random', count }, seed);
      const chosen = new Set(state.ids);
      const missing = gapFillText.sentences
        .flatMap((sentence) => sentence.target.tokens)
        .filter((token) => chosen.has(token.id))
        .map(({ text }) => (/^(?:Elle|Les?)$/.test(text) ? text.toLowerCase() : text));
      const shown = bank.map((word) => word.text);
      expect([...shown].sort()).toEqual([...missing].sort());
      if (new Set(missing).size > 1) expect(shown).not.toEqual(missing);
    }),
  );
});

test('never offers an answer as a distractor, and has no distractors when every noun is missing', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const { bank } = bankOf({ kind: 'partOfSpeech', pos: 'noun' }, seed, { distractors: 5 });
      // Every noun is missing, so no noun is left as a distractor.
      expect(bank.filter((word) => word.isDistractor)).toEqual([]);
      const some = bankOf({ kind: 'random', count: 4 }, seed, { distractors: 3 }).bank;
      const answers = some.filter((word) => !word.isDistractor).map((word) => word.text);
      for (const word of some.filter((each) => each.isDistractor)) {
        expect(answers).not.toContain(word.text);
      }
    }),
  );
});

test('never lists the answers in text order, even when distractors are mixed in', () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      const { state, bank } = bankOf({ kind: 'partOfSpeech', pos: 'verb' }, seed, {
        distractors: 4,
      });
      expect(state.ids).toHaveLength(5);
      const answers = bank.filter((word) => !word.isDistractor).map((word) => word.text);
      expect(answers).not.toEqual(['mange', 'va', 'sont', 'lit', 'joue']);
    }),
  );
});

test('accepts a bank of two equal words or of one word', () => {
  const languages = { target: 'de', native: 'en' };
  const sentences = [buildSentence('s1', ['', 'Hunde mögen Hunde.', 'Dogs like dogs.'], languages)];
  const text: Text = { ...languages, sentences };
  const state = { ...bankOf({ kind: 'chosen' }, 1).state, ids: ['s1.t0', 's1.t4'] };
  expect(wordBank(state, text).map((word) => word.text)).toEqual(['Hunde', 'Hunde']);
  expect(wordBank({ ...state, ids: ['s1.t2'] }, text)).toEqual([
    { id: 's1.t2', text: 'mögen', isDistractor: false },
  ]);
});

test('lowercases words that start a sentence, including a sentence inside a turn', () => {
  const languages = { target: 'fr', native: 'en' };
  const line = 'Parfait ! Tu peux porter le sac. Les pommes sont là.';
  const built = buildSentence('s1', ['Léa', line, ''], languages);
  const marks = wordTokens(built.target).map(({ id }) => ({ id, pos: 'adverb' as const }));
  const sentence = { ...built, target: applyWords(built.target, marks) };
  const state = { ...bankOf({ kind: 'chosen' }, 1).state, ids: marks.map(({ id }) => id) };
  const shown = wordBank(state, { ...languages, sentences: [sentence] }).map(({ text }) => text);
  expect(shown.toSorted()).toEqual(
    'parfait tu peux porter le sac les pommes sont là'.split(' ').sort(),
  );
});

test('adds the tile of a new gap without reordering the others', () => {
  fc.assert(
    fc.property(anySeed, fc.integer({ min: 3, max: 20 }), (seed, count) => {
      const more = bankOf({ kind: 'random', count }, seed);
      const fewer = { ...more.state, ids: more.state.ids.slice(1) };
      const left = more.bank.filter(({ id }) => id !== more.state.ids[0]);
      // A bank whose order would equal the text order is rotated as a whole.
      const before = wordBank(fewer, gapFillText);
      const turned = (tiles: typeof before) => tiles.map(({ id }) => id).join();
      expect(
        before.map((_, at) => turned([...before.slice(at), ...before.slice(0, at)])),
      ).toContain(turned(left));
    }),
  );
});

test('lists one tile per gap in every language, never in text order', () => {
  fc.assert(
    fc.property(anyChunkedText, anySeed, fc.constantFrom(5, 35, 60, 95), (text, seed, percent) => {
      const state = makeGaps({
        text,
        vocabulary: [],
        seed,
        options: { ...defaultGapOptions, source: { kind: 'percentage', percent } },
      });
      const fold = (word: string) => word.toLocaleLowerCase(text.target);
      const wanted = new Set(state.ids);
      const missing = text.sentences
        .flatMap(({ target }) => target.tokens)
        .filter(({ id }) => wanted.has(id))
        .map((token) => fold(token.text));
      const bank = wordBank(state, text).map((word) => fold(word.text));
      expect([...bank].sort()).toEqual([...missing].sort());
      if (new Set(missing).size > 1) expect(bank).not.toEqual(missing);
    }),
  );
});

const { text } = exampleMaterials.french;
const tokens = text.sentences.flatMap(({ target }) => target.tokens);

test.each([
  // A distractor is never a name, or a form or synonym of the answer. It never has the capital of a sentence
  // start.
  ['an adjective', 'ouverte', ['fermé', 'bonne', 'bleus', 'gentille']],
  ['a verb', 'est', ['fais', 'joue', 'voudrais', 'aller', 'ai', 'a', 'mangeons']],
  ['an article, for which there are none because any article may fit', 'une', []],
])('picks the distractors for %s: “%s”', (_, word, expected) => {
  const gap = tokens.find((token) => token.text === word);
  expect(distractorPool(text, gap ? [gap] : []).map((other) => other.text)).toEqual(expected);
});

test('lowercases a distractor taken from a sentence start and keeps the case of any other', () => {
  const languages = { target: 'de', native: 'en' };
  const built = buildSentence('s1', ['', 'Gut! Heute hat der FC Blau gespielt.', ''], languages);
  const marks = wordTokens(built.target).map(({ id }) => ({ id, pos: 'adverb' as const }));
  const target = applyWords(built.target, marks);
  const gaps = target.tokens.filter(({ text: word }) => word === 'gespielt');
  const pool = distractorPool({ ...languages, sentences: [{ ...built, target }] }, gaps);
  expect(pool.map((other) => other.text)).toEqual(['gut', 'heute', 'hat', 'der', 'FC', 'Blau']);
});

const words = (line: string) => line.split(' ').flatMap((text) => (text ? [{ text }] : []));

test.each([
  ['no word found', 'chat le chat', '', '···'],
  ['the first of two equal tiles', 'chat le chat', 'chat', 'x··'],
  ['both of two equal tiles', 'chat le chat', 'chat chat', 'x·x'],
  ['a word that differs only in its capital', 'chat le', 'Le', '·x'],
  ['more words found than tiles', 'chat le', 'chat chat', 'x·'],
  ['a word without a tile', 'chat le', 'chien', '··'],
])('strikes out the tiles of the found words: %s', (_, bank, found, struck) => {
  const tiles = struckTiles('fr', words(bank), words(found));
  expect(tiles.map((each) => (each ? 'x' : '·')).join('')).toBe(struck);
});
