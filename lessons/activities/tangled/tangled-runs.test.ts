import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildChunks, checkChunks } from '#language/text/build-chunks.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import { wordsSeenInLowerCase } from '#language/text/sentence-capital.ts';
import type { SideName, Text } from '#language/text/text.ts';
import { anyChunkedText } from '../chunked-samples.ts';
import { runsText, tangledRuns } from './tangled-runs.ts';

type Row = [target: string, native: string];

/** Builds a one-sentence text from pairs in target order; `order` is the order of the native halves. */
function textOf(
  target: string,
  pairs: Row[],
  order = pairs.map((_, at) => at),
  native = 'en',
): Text {
  const languages = { target, native };
  const join = (pieces: string[]) => pieces.join(target === 'ja' || target === 'zh' ? '' : ' ');
  const natives = order.map((_, at) => pairs[order.indexOf(at)]?.[1] ?? '').join(' ');
  const sentence = buildSentence('s1', ['', join(pairs.map(([t]) => t)), natives], languages);
  const built = buildChunks(
    sentence,
    pairs.map(([t, n], at) => ({ target: t, native: n, nativeOrder: order[at] ?? at })),
  );
  if ('problem' in built) throw new Error(built.problem);
  return { ...languages, sentences: [{ ...sentence, chunks: built.chunks }] };
}

/** Renders the first sentence with these chunks (given by index) in the native language. */
function tangled(text: Text, natives: number[], spine: SideName = 'target'): string {
  const [sentence] = text.sentences;
  if (!sentence) return '';
  const native = new Set(natives.map((at) => sentence.chunks[at]?.id ?? ''));
  const lowercaseWords = {
    target: wordsSeenInLowerCase(text, 'target'),
    native: wordsSeenInLowerCase(text, 'native'),
  };
  return runsText(tangledRuns(sentence, text, { native, spine, lowercaseWords }));
}

const french = textOf(
  'fr',
  [
    ['Le samedi,', 'on Saturdays.'],
    ['je joue au tennis', 'I play tennis'],
    ['avec ma sœur.', 'with my sister'],
  ],
  [2, 0, 1],
);
const japanese = textOf(
  'ja',
  [
    ['朝は', 'In the morning,'],
    ['弟と', 'with my brother.'],
    ['サッカーをします。', 'I play football'],
  ],
  [0, 2, 1],
);
const question = textOf(
  'fr',
  [
    ["Qu'est-ce que tu fais", 'are you doing?'],
    ['samedi ?', 'What'],
  ],
  [1, 0],
);
const arabic = textOf('ar', [
  ['ماذا تفعل', 'what are you doing'],
  ['يوم السبت؟', 'on Saturday?'],
]);
const german = textOf(
  'de',
  [
    ['Morgen', 'tomorrow.'],
    ['spielt Anna', 'Anna plays'],
    ['mit dem Ball.', 'with the ball'],
  ],
  [2, 0, 1],
);

describe('capitals, punctuation, spaces and word order of a tangled sentence', () => {
  test.each([
    [
      'no chunk in the native language',
      french,
      [],
      'target',
      'Le samedi, je joue au tennis avec ma sœur.',
    ],
    [
      'every chunk in the native language',
      french,
      [0, 1, 2],
      'target',
      'I play tennis with my sister on Saturdays.',
    ],
    [
      'a capital and a comma where the position requires them',
      french,
      [0],
      'target',
      'On Saturdays, je joue au tennis avec ma sœur.',
    ],
    ['a capital kept on "I"', french, [1], 'target', 'Le samedi, I play tennis avec ma sœur.'],
    [
      'a full stop where the position requires one',
      french,
      [2],
      'target',
      'Le samedi, je joue au tennis with my sister.',
    ],
    ['the native word order', french, [1], 'native', 'I play tennis avec ma sœur le samedi.'],
    ['no space inside Japanese', japanese, [2], 'target', '朝は弟と I play football.'],
    [
      'no space after full-width punctuation',
      japanese,
      [0],
      'native',
      'In the morning, サッカーをします弟と。',
    ],
    ['the question mark of a French sentence', question, [0], 'native', 'Samedi are you doing?'],
    [
      'the question mark of an Arabic sentence',
      arabic,
      [0],
      'target',
      'what are you doing يوم السبت؟',
    ],
    [
      'Arabic punctuation at the end in native word order',
      arabic,
      [0],
      'native',
      'what are you doing يوم السبت؟',
    ],
    ['a capital kept on a name', german, [0, 2], 'target', 'Tomorrow spielt Anna with the ball.'],
    ['a capital kept on a German noun', german, [1], 'native', 'Anna plays mit dem Ball Morgen.'],
  ] as const)('builds the tangled sentence: %s', (_, text, natives, spine, expected) => {
    expect(tangled(text, [...natives], spine)).toBe(expected);
  });

  test('shows a split chunk once and keeps the full stop at the end', () => {
    const languages = { target: 'de', native: 'en' };
    const bare = buildSentence(
      's1',
      ['', 'Ich stehe um sechs auf.', 'I get up at six.'],
      languages,
    );
    const chunks = [
      {
        id: 'c0',
        target: [
          { start: 0, end: 9 },
          { start: 19, end: 23 },
        ],
        native: [{ start: 0, end: 8 }],
      },
      { id: 'c1', target: [{ start: 10, end: 18 }], native: [{ start: 9, end: 16 }] },
    ];
    const text: Text = { ...languages, sentences: [{ ...bare, chunks }] };
    expect(checkChunks({ ...bare, chunks })).toEqual([]);
    expect(tangled(text, [0])).toBe('I get up um sechs.');
    expect(tangled(text, [1])).toBe('Ich stehe at six auf.');
    expect(tangled(text, [1], 'native')).toBe('Ich stehe auf at six.');
  });
});

describe('texts in any two languages with any chunks', () => {
  const lowercaseWords = { target: new Set<string>(), native: new Set<string>() };
  const spine = fc.constantFrom<SideName>('target', 'native');

  test('returns the stored text exactly when all chunks are in one language', () => {
    fc.assert(
      fc.property(anyChunkedText, spine, (text, along) => {
        for (const sentence of text.sentences) {
          const all = new Set(sentence.chunks.map(({ id }) => id));
          const run = (native: ReadonlySet<string>) =>
            runsText(tangledRuns(sentence, text, { native, spine: along, lowercaseWords }));
          expect(checkChunks(sentence)).toEqual([]);
          expect(run(new Set())).toBe(sentence.target.text);
          expect(run(all)).toBe(sentence.native.text);
        }
      }),
    );
  });

  test('shows every chunk in its language, merges adjacent runs and leaves no double space', () => {
    fc.assert(
      fc.property(anyChunkedText, spine, fc.nat(), (text, along, whim) => {
        for (const sentence of text.sentences) {
          const ids = sentence.chunks.map(({ id }) => id);
          const native = new Set(ids.filter((_, at) => (whim >> at) % 2 === 1));
          const runs = tangledRuns(sentence, text, { native, spine: along, lowercaseWords });
          const placed = runs.flatMap(({ side, parts }) =>
            parts.map(({ chunkId }) => [chunkId, side]),
          );
          for (const [id, side] of placed)
            expect(side).toBe(native.has(id ?? '') ? 'native' : 'target');
          expect(new Set(placed.map(([id]) => id))).toEqual(new Set(ids));
          for (const [at, { side }] of runs.slice(1).entries()) {
            expect(side).not.toBe(runs[at]?.side);
          }
          expect(runsText(runs)).not.toMatch(/ {2}/);
        }
      }),
    );
  });
});
