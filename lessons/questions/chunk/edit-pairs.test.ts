import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { Sentence } from '#language/text/text.ts';
import { exampleMaterials } from '../../activities/example-materials.ts';
import { exampleTexts } from '../example-texts.ts';
import {
  type ChunkPairs,
  completeCuts,
  mergePairs,
  moveWord,
  ordered,
  swapNatives,
  wordsOf,
} from './edit-pairs.ts';
import { sentence, short, text } from './sample-sentence.ts';
import { splitPair } from './split-pair.ts';

const pairs = ordered(
  [
    { target: 'Je ne la vois pas', native: 'see her' },
    { target: 'souvent', native: 'I do not often' },
    { target: 'ici.', native: 'here.' },
  ],
  sentence,
);

test('computes the order of the native halves', () => {
  expect(pairs.map(({ nativeOrder }) => nativeOrder)).toEqual([1, 0, 2]);
});

test('joins the native halves in native order when pairs are merged', () => {
  expect(short(mergePairs(pairs, 0, text, sentence))).toEqual([
    'Je ne la vois pas souvent = I do not often see her (0)',
    'ici. = here. (1)',
  ]);
});

test('also merges any pairs whose native halves are between those of the merged pairs', () => {
  const crossing = ordered(
    [
      { target: 'Je', native: 'I' },
      { target: 'ne la vois pas', native: 'see her' },
      { target: 'souvent', native: 'do not often' },
      { target: 'ici.', native: 'here.' },
    ],
    sentence,
  );
  expect(short(mergePairs(crossing, 0, text, sentence))).toEqual([
    'Je ne la vois pas souvent = I do not often see her (0)',
    'ici. = here. (1)',
  ]);
});

test('swaps two meanings and keeps the sentence whole', () => {
  expect(short(swapNatives(pairs, 0, sentence))).toEqual([
    'Je ne la vois pas = I do not often (0)',
    'souvent = see her (1)',
    'ici. = here. (2)',
  ]);
});

test('does nothing when the last pair is merged or swapped with the next pair', () => {
  expect(mergePairs(pairs, 2, text, sentence)).toBe(pairs);
  expect(swapNatives(pairs, 2, sentence)).toBe(pairs);
});

test('returns chunks for every sentence, in order, and drops removed sentences', () => {
  const { french } = exampleTexts;
  const cuts = completeCuts({ sentences: [{ sentenceId: 's99', pairs }] }, french).sentences;
  expect(cuts.map(({ sentenceId }) => sentenceId)).toEqual(french.sentences.map(({ id }) => id));
  expect(cuts[1]?.pairs).toEqual([
    {
      target: 'Le matin, je joue au football avec mon frère.',
      native: 'In the morning, I play football with my brother.',
      nativeOrder: 0,
    },
  ]);
});

test.each([
  [
    'the last target word to the next chunk',
    { at: 0, side: 'target', by: 1 },
    ['Je ne la vois = see her (1)', 'pas souvent = I do not often (0)'],
  ],
  [
    'the first target word to the previous chunk',
    { at: 1, side: 'target', by: -1 },
    ['Je ne la vois pas souvent = see her (1)', ' = I do not often (0)'],
  ],
  [
    'a native word forward, in native order',
    { at: 1, side: 'native', by: 1 },
    ['Je ne la vois pas = often see her (1)', 'souvent = I do not (0)'],
  ],
  [
    'a native word back, in native order',
    { at: 0, side: 'native', by: -1 },
    ['Je ne la vois pas = her (1)', 'souvent = I do not often see (0)'],
  ],
] as const)('moves a word between chunks: %s', (_, move, expected) => {
  expect(short(moveWord(pairs, move, text, sentence)).slice(0, 2)).toEqual(expected);
});

test('does not move a word past either end of the sentence', () => {
  expect(moveWord(pairs, { at: 0, side: 'target', by: -1 }, text, sentence)).toBe(pairs);
  expect(moveWord(pairs, { at: 2, side: 'native', by: 1 }, text, sentence)).toBe(pairs);
});

test('keeps the order of the other pairs when one half of a pair is empty', () => {
  const gone = pairs.map((pair, at) => (at === 2 ? { ...pair, native: '' } : pair));
  expect(ordered(gone, sentence).map(({ nativeOrder }) => nativeOrder)).toEqual([1, 0, 2]);
});

test('moves Japanese words according to the stored tokens', () => {
  const { japanese } = exampleTexts;
  const [, second] = japanese.sentences;
  if (!second) throw new Error('no sentence');
  const halves = ordered(
    [
      { target: '朝は弟と', native: 'In the morning, I play football' },
      { target: 'サッカーをします。', native: 'with my little brother.' },
    ],
    second,
  );
  const moved = moveWord(halves, { at: 0, side: 'target', by: 1 }, japanese, second);
  expect(moved.map((pair) => pair.target)).toEqual(['朝は弟', 'とサッカーをします。']);
  expect(wordsOf('サッカーをします。', second.target, 'ja')).toEqual([
    'サッカー',
    'を',
    'します。',
  ]);
});

test.each([
  ['samedi\u00a0?', ['samedi\u00a0?']],
  ['Salut Tom', ['Salut', 'Tom']],
  ['« Bonjour », dit Ana !', ['« Bonjour »,', 'dit', 'Ana !']],
  ['– Oui – non  ?', ['– Oui –', 'non  ?']],
  ['dit « oui »', ['dit', '« oui »']],
  ['dit (« oui ») hier', ['dit', '(« oui »)', 'hier']],
  ['pregunta: «¿Dónde', ['pregunta:', '«¿Dónde']],
  ['Viens\u00a0? — Oui', ['Viens\u00a0?', '— Oui']],
  ['«', ['«']],
  ['  ', []],
])('does not count a spaced punctuation mark as a word: %s', (piece, words) => {
  expect(wordsOf(piece, sentence.target, 'fr')).toEqual(words);
});

test.each([
  [
    'ja',
    '田中|さん|は|「|おはよう|」|と|言いました|。',
    ['田中', 'さん', 'は', '「おはよう」', 'と', '言いました。'],
  ],
  ['zh', '老师|说|：“|你们|好|！”', ['老师', '说：', '“你们', '好！”']],
  ['zh', '我|喜欢|《|花木兰|》|。', ['我', '喜欢', '《花木兰》。']],
])('%s: keeps opening punctuation with its word: %s', (target, line, words) => {
  const { target: side } = buildSentence('s1', ['', line, 'X.'], { target, native: 'en' });
  expect(wordsOf(side.text, side, target)).toEqual(words);
});

/** Returns the chunks of a sentence as shown in the teacher's editor. */
const pairsOf = ({ chunks, target, native }: Sentence): ChunkPairs => {
  const words = (text: string, spans: readonly { start: number; end: number }[]) =>
    spans.map(({ start, end }) => text.slice(start, end)).join(' ');
  const order = [...chunks].sort((a, b) => (a.native[0]?.start ?? 0) - (b.native[0]?.start ?? 0));
  return chunks.map((chunk) => ({
    target: words(target.text, chunk.target),
    native: words(native.text, chunk.native),
    nativeOrder: order.indexOf(chunk),
  }));
};

test('keeps every word exactly once and in order after any merges, splits and moves', () => {
  const whole = fc.constantFrom(
    ...Object.values(exampleMaterials).flatMap(({ text }) =>
      text.sentences.map((sentence) => ({ text, sentence })),
    ),
  );
  const step = fc.record({
    kind: fc.constantFrom('merge', 'split', 'on', 'back'),
    at: fc.nat(6),
    side: fc.constantFrom('target' as const, 'native' as const),
  });
  fc.assert(
    fc.property(whole, fc.array(step, { maxLength: 12 }), (lesson, steps) => {
      const { text, sentence } = lesson;
      let pairs = pairsOf(sentence);
      for (const { kind, at, side } of steps) {
        if (kind === 'merge') pairs = mergePairs(pairs, at, text, sentence);
        else if (kind === 'split') pairs = splitPair(pairs, at, text, sentence);
        else pairs = moveWord(pairs, { at, side, by: kind === 'on' ? 1 : -1 }, text, sentence);
      }
      const bare = (words: string) => words.replace(/\s+/gu, '');
      expect(bare(pairs.map((pair) => pair.target).join(''))).toBe(bare(sentence.target.text));
      const natives = [...pairs].sort((a, b) => a.nativeOrder - b.nativeOrder);
      expect(bare(natives.map((pair) => pair.native).join(''))).toBe(bare(sentence.native.text));
    }),
    { numRuns: 300 },
  );
});
