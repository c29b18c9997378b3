import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#language/languages.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import { sampleSentences } from '#language/text/samples/sentences.ts';
import type { Text } from '#language/text/text.ts';
import { allWordsCount, defaultGapOptions, percentages } from './defaults.ts';
import { eligibleWords } from './eligible-words.ts';
import { gapOrder } from './gap-order.ts';
import {
  changeOptions,
  gapCount,
  makeGaps,
  partsOfSpeechIn,
  retainGaps,
  toggleGap,
  withoutGaps,
  withSource,
} from './make-gaps.ts';
import { gapFillText, gapFillVocabulary } from './samples.ts';
import type { GapOptions, GapSource } from './state.ts';

const plain: Omit<GapOptions, 'source'> = {
  firstSentenceWhole: true,
  bank: true,
  distractors: 0,
  lengthClue: false,
  start: 'nothing',
};

function gaps(source: GapSource, seed = 7, text: Text = gapFillText) {
  const options = { ...plain, source };
  return makeGaps({ text, vocabulary: gapFillVocabulary, options, seed });
}

function words(ids: readonly string[], text: Text = gapFillText): string[] {
  const wanted = new Set(ids);
  return text.sentences
    .flatMap((sentence) => sentence.target.tokens)
    .filter((token) => wanted.has(token.id))
    .map((token) => token.text);
}

describe('sources', () => {
  test('picks the words of a part of speech', () => {
    const { ids } = gaps({ kind: 'partOfSpeech', pos: 'verb' });
    expect(words(ids)).toEqual(['mange', 'va', 'sont', 'lit', 'joue']);
    expect(gaps({ kind: 'partOfSpeech', pos: 'interjection' }).ids).toEqual([]);
  });

  test('counts the words per part of speech, without names', () => {
    expect(partsOfSpeechIn(gapFillText, true).slice(0, 2)).toEqual([
      { pos: 'noun', count: 7 },
      { pos: 'verb', count: 5 },
    ]);
    expect(partsOfSpeechIn(oneSentence('fr', 'Bonjour !'), true)).toEqual([]);
  });

  test('finds key vocabulary by lemma and without its article', () => {
    expect(words(gaps({ kind: 'vocabulary' }).ids)).toEqual(['mange', 'sœur', 'école']);
  });

  test('picks every eligible word for All, and at most all eligible words for a count', () => {
    const eligible = eligibleWords(gapFillText, true);
    expect(gaps({ kind: 'random', count: allWordsCount }).ids).toHaveLength(eligible.length);
    expect(gaps({ kind: 'random', count: 5 }).ids).toHaveLength(5);
    expect(gaps({ kind: 'random', count: 5 }, 1, oneSentence('fr', 'Bonjour !')).ids).toHaveLength(
      1,
    );
  });

  test.each([
    [5, 3, 1],
    [5, 100, 5],
    [35, 30, 11],
    [95, 20, 19],
    [50, 0, 0],
  ])('rounds %i %% of %i words to %i gaps', (percent, eligible, expected) => {
    expect(gapCount(percent, eligible)).toBe(expected);
  });

  test('returns the same gaps for the same seed', () => {
    expect(words(gaps({ kind: 'random', count: 6 }, 2024).ids)).toMatchInlineSnapshot(`
      [
        "mange",
        "elle",
        "de",
        "amusants",
        "lit",
        "joue",
      ]
    `);
  });
});

describe('properties of gaps, over texts in all languages', () => {
  const texts = languageCodes.map(manySentences);
  const anyText = fc.constantFrom(...texts);
  const anySeed = fc.integer({ min: 0, max: 0xffffffff });

  test('picks the requested number of eligible words, each once, in text order', () => {
    fc.assert(
      fc.property(anyText, anySeed, fc.constantFrom(...percentages), (text, seed, percent) => {
        const eligible = eligibleWords(text, true).map((word) => word.token.id);
        const { ids } = gaps({ kind: 'percentage', percent }, seed, text);
        expect(ids).toHaveLength(gapCount(percent, eligible.length));
        const chosen = new Set(ids);
        expect(eligible.filter((id) => chosen.has(id))).toEqual(ids);
      }),
    );
  });

  test('a higher percentage keeps the gaps of every lower one', () => {
    fc.assert(
      fc.property(anyText, anySeed, (text, seed) => {
        let fewer: string[] = [];
        for (const percent of percentages) {
          const { ids } = gaps({ kind: 'percentage', percent }, seed, text);
          const more = new Set(ids);
          expect(fewer.every((id) => more.has(id))).toBe(true);
          fewer = ids;
        }
      }),
      { numRuns: 40 },
    );
  });

  test('places gaps side by side only when every remaining word is next to a gap', () => {
    fc.assert(
      fc.property(anyText, anySeed, (text, seed) => {
        const order = gapOrder(eligibleWords(text, true), seed).map((word) => word.position);
        const taken = new Set<number>();
        const touches = (at: number) => taken.has(at - 1) || taken.has(at + 1);
        order.forEach((at, n) => {
          if (touches(at)) expect(order.slice(n).every(touches)).toBe(true);
          taken.add(at);
        });
      }),
    );
  });

  test('spreads a few gaps over both halves of a long text', () => {
    const text = longText(500);
    const half = Math.floor(text.sentences.length / 2);
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { ids } = gaps({ kind: 'random', count: 12 }, seed, text);
        const early = ids.filter((id) => Number(/^s(\d+)/.exec(id)?.[1]) <= half).length;
        expect(early).toBeGreaterThan(1);
        expect(early).toBeLessThan(11);
      }),
      // About one random seed in several thousand leaves one half with a single gap, so fix the seeds.
      { seed: 7 },
    );
  });

  test('changes only the edited flag when a word is tapped twice', () => {
    fc.assert(
      fc.property(anyText, anySeed, fc.nat(), (text, seed, pick) => {
        const state = gaps({ kind: 'random', count: 5 }, seed, text);
        const all = eligibleWords(text, false);
        const id = all[pick % all.length]?.token.id ?? '';
        const once = toggleGap(state, id, text);
        expect(once.ids.includes(id)).toBe(!state.ids.includes(id));
        expect(toggleGap(once, id, text)).toEqual({ ...state, edited: true });
      }),
    );
  });
});

describe('words chosen by the teacher', () => {
  const material = { text: gapFillText, vocabulary: gapFillVocabulary };
  const start = gaps({ kind: 'random', count: 5 });
  const chosen = changeOptions(start, { source: { kind: 'chosen' } }, material);
  const mine = toggleGap(chosen, 's2.t4', gapFillText);

  test.each<GapOptions['source']>([
    { kind: 'random', count: 5 },
    { kind: 'percentage', percent: 95 },
    { kind: 'halfWords' },
    { kind: 'partOfSpeech', pos: 'verb' },
    { kind: 'vocabulary' },
  ])('start empty after $kind', (source) => {
    const other = changeOptions(start, { source }, material);
    expect(changeOptions(other, { source: { kind: 'chosen' } }, material).ids).toEqual([]);
  });

  test('sets the edited flag at the first tap', () => {
    expect(chosen.edited).toBe(false);
    expect(mine.edited).toBe(true);
  });

  test.each<[string, Partial<GapOptions>]>([
    ['the first sentence', { firstSentenceWhole: false }],
    ['the word bank', { bank: false }],
    ['the menu chosen once more', { source: { kind: 'chosen' } }],
  ])('survive a change of %s', (_, changes) => {
    const { ids, edited } = changeOptions(mine, changes, material);
    expect([ids, edited]).toEqual([mine.ids, true]);
  });

  test('are removed when all gaps are cleared or another source is chosen', () => {
    expect(withoutGaps(mine).ids).toEqual([]);
    const percent = changeOptions(mine, { source: { kind: 'percentage', percent: 5 } }, material);
    expect(percent).toEqual(gaps({ kind: 'percentage', percent: 5 }));
  });
});

test.each<GapOptions['source']>([
  { kind: 'percentage', percent: 95 },
  { kind: 'random', count: allWordsCount },
])('picks no function words for $kind when only content words are wanted', (source) => {
  const material = { text: gapFillText, vocabulary: gapFillVocabulary };
  const start = gaps(source);
  const only = changeOptions(start, { contentOnly: true }, material);
  const posOf = ({ ids }: { ids: readonly string[] }) =>
    gapFillText.sentences
      .flatMap(({ target }) => target.tokens)
      .filter(({ id }) => ids.includes(id))
      .map(({ pos, text }) => pos ?? text);
  expect(posOf(start)).toContain('preposition');
  expect(only.ids.length).toBeGreaterThan(3);
  for (const pos of ['preposition', 'pronoun', 'Les', 'le', 'un']) {
    expect(posOf(only)).not.toContain(pos);
  }
  // Switching back gives the same gaps as before.
  expect(changeOptions(only, { contentOnly: false }, material).ids).toEqual(start.ids);
});

test('keeps the gaps when an unrelated option changes and regenerates them for the first-sentence option', () => {
  const material = { text: gapFillText, vocabulary: gapFillVocabulary };
  const start = gaps({ kind: 'random', count: allWordsCount });
  expect(changeOptions(start, { lengthClue: true }, material).ids).toBe(start.ids);
  const more = changeOptions(start, { firstSentenceWhole: false }, material).ids;
  expect(more.length).toBeGreaterThan(start.ids.length);
});

test('removes the gap of a deleted word, and discards manual changes when gaps are regenerated', () => {
  const state = toggleGap(gaps({ kind: 'partOfSpeech', pos: 'verb' }), 's2.t4', gapFillText);
  expect(state.edited).toBe(true);
  const without = { ...gapFillText, sentences: gapFillText.sentences.slice(2) };
  expect(words(retainGaps(state, without).ids, without)).toEqual(['va', 'sont', 'lit', 'joue']);
  const again = makeGaps({ ...state, text: gapFillText, vocabulary: [] });
  expect(again.edited).toBe(false);
  expect(words(again.ids)).toEqual(['mange', 'va', 'sont', 'lit', 'joue']);
});

function oneSentence(target: string, line: string): Text {
  const languages = { target, native: 'en' };
  return { ...languages, sentences: [buildSentence('s1', ['', line, 'Hello.'], languages)] };
}

/** Builds a text of six sentences from the language's samples. */
function manySentences(target: (typeof languageCodes)[number]): Text {
  const languages = { target, native: 'en' };
  const samples = [...sampleSentences[target], ...sampleSentences[target]];
  const sentences = samples.map((line, n) =>
    buildSentence(`s${n + 1}`, ['', line, 'Hello.'], languages),
  );
  return { ...languages, sentences };
}

function longText(length: number): Text {
  const languages = { target: 'fr', native: 'en' };
  const line = 'ensuite elle mange du pain avec sa sœur dans le petit jardin.';
  const sentences = Array.from({ length: Math.ceil(length / 12) }, (_, n) =>
    buildSentence(`s${n + 1}`, ['', line, 'Hello.'], languages),
  );
  return { ...languages, sentences };
}

test('applies the defaults of a new source, but keeps the teacher’s choice within the same source', () => {
  const chosen = { ...defaultGapOptions, bank: false, start: 'first-letter' } as const;
  const slid = withSource(chosen, { kind: 'percentage', percent: 60 });
  expect(slid).toEqual({ ...chosen, source: { kind: 'percentage', percent: 60 } });
  const halved = withSource(chosen, { kind: 'halfWords' });
  expect(halved).toMatchObject({ bank: false, start: 'first-half', lengthClue: true });
  const back = withSource(halved, { kind: 'vocabulary' });
  expect(back).toMatchObject({ bank: true, start: 'nothing', lengthClue: false });
  const articles = { kind: 'partOfSpeech', pos: 'article' } as const;
  expect(withSource(back, articles).bank).toBe(false);
  const nouns = { kind: 'partOfSpeech', pos: 'noun' } as const;
  expect(withSource(withSource(back, articles), nouns).bank).toBe(true);
});
