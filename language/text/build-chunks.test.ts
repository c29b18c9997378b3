import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '../languages.ts';
import { buildChunks, type ChunkPair, checkChunks } from './build-chunks.ts';
import { buildSentence } from './build-sentence.ts';
import { sampleSentences } from './samples/sentences.ts';
import type { Sentence } from './text.ts';

const languages = { target: 'de', native: 'en' };
const sentence = buildSentence(
  's1',
  ['', '„Heute spielt Ana Tennis“, sagt er.', '"Ana plays tennis today," he says.'],
  languages,
);

function build(pairs: readonly (readonly [string, string, number])[], of = sentence) {
  return buildChunks(
    of,
    pairs.map(([target, native, nativeOrder]) => ({ target, native, nativeOrder })),
  );
}

/** Renders each chunk as "s1.c0: target = native". */
function shown(of: Sentence, result: ReturnType<typeof build>): string[] {
  if ('problem' in result) return [result.problem];
  return result.chunks.map(
    ({ id, target, native }) =>
      `${id}: ${target.map((span) => of.target.text.slice(span.start, span.end)).join(' … ')} = ${native
        .map((span) => of.native.text.slice(span.start, span.end))
        .join(' … ')}`,
  );
}

test('builds chunks from crossing pairs and attaches punctuation to adjacent words', () => {
  const result = build([
    ['Heute', 'today', 2],
    ['spielt Ana', 'Ana plays', 0],
    ['Tennis', 'tennis', 1],
    ['sagt er.', 'he says.', 3],
  ]);
  expect(shown(sentence, result)).toEqual([
    's1.c0: „Heute = today,"',
    's1.c1: spielt Ana = "Ana plays',
    's1.c2: Tennis“, = tennis',
    's1.c3: sagt er. = he says.',
  ]);
  expect(checkChunks({ ...sentence, chunks: 'chunks' in result ? result.chunks : [] })).toEqual([]);
});

test('accepts other apostrophes and spaces, and continues the numbering', () => {
  const french = buildSentence('s2', ['', 'L’ami d’Ana arrive.', "Ana's friend arrives."], {
    target: 'fr',
    native: 'en',
  });
  const old = { id: 's2.c4', target: [{ start: 0, end: 1 }], native: [{ start: 0, end: 1 }] };
  const result = build(
    [
      [" L'ami  d'Ana", 'Ana’s friend', 0],
      ['arrive', 'arrives', 1],
    ],
    { ...french, chunks: [old] },
  );
  expect(shown(french, result)).toEqual([
    "s2.c5: L’ami d’Ana = Ana's friend",
    's2.c6: arrive. = arrives.',
  ]);
});

test.each([
  [
    ['es', 'Mi madre pregunta: «¿Dónde están mis llaves?»', 'Mother asks: "Where are my keys?"'],
    ['Mi madre pregunta = Mother asks', 'Dónde están = Where are', 'mis llaves = my keys'],
    ['Mi madre pregunta: = Mother asks:', '«¿Dónde están = "Where are', 'mis llaves?» = my keys?"'],
  ],
  [
    ['fr', "Il m'a dit (« bonjour ») hier.", 'He told me ("hello") yesterday.'],
    ["Il m'a dit = He told me", 'bonjour = hello', 'hier = yesterday'],
    ["Il m'a dit = He told me", '(«\u00a0bonjour\u00a0») = ("hello")', 'hier. = yesterday.'],
  ],
  [
    ['ja', '京都（|古い|町）|に|いました。', 'In Kyoto (an old town) I was.'],
    ['京都 = In Kyoto', '古い町に = an old town', 'いました = I was'],
    ['京都 = In Kyoto', '（古い町）に = (an old town)', 'いました。 = I was.'],
  ],
  [
    ['zh', '老师|说：“|你们|好！”', 'The teacher said, "Hello everyone!"'],
    ['老师说 = The teacher said', '你们好 = Hello everyone'],
    ['老师说： = The teacher said,', '“你们好！” = "Hello everyone!"'],
  ],
] as const)(
  'keeps opening punctuation with its words: %s',
  ([target, line, native], cuts, chunks) => {
    const of = buildSentence('s1', ['', line, native], { target, native: 'en' });
    const pairs = cuts.map((cut, at) => {
      const [one = '', other = ''] = cut.split(' = ');
      return [one, other, at] as const;
    });
    expect(shown(of, build(pairs, of))).toEqual(chunks.map((chunk, at) => `s1.c${at}: ${chunk}`));
  },
);

test.each([
  [
    'chunks with a missing word',
    [['Heute spielt Ana Tennis', 'Ana plays tennis today', 0]],
    /leave out “sagt er/,
  ],
  [
    'chunks with a different word',
    [['Heute spielt Eva Tennis, sagt er', 'Ana plays tennis today, he says', 0]],
    /does not match/,
  ],
  [
    'chunks with an extra word',
    [['Heute spielt Ana Tennis, sagt er oft', 'Ana plays tennis today, he says', 0]],
    /“Heute spielt Ana Tennis, sagt er oft” does not match the sentence at its end\./,
  ],
  ['a chunk with only punctuation', [['„', '"', 0]], /The chunk “„” has no word in it/],
  ['a chunk with an empty side', [[' ', 'Ana plays', 0]], /has nothing on one side/],
  ['an empty list of chunks', [], /no chunks/],
] as const)('rejects %s', (_, pairs, message) => {
  expect(shown(sentence, build(pairs))[0]).toMatch(message);
});

describe('checkChunks', () => {
  const whole = { start: 0, end: sentence.target.text.length };
  const native = [{ start: 0, end: sentence.native.text.length }];
  const codes = (chunks: Sentence['chunks']) =>
    new Set(checkChunks({ ...sentence, chunks }).map((problem) => problem.code));

  test('reports each broken rule', () => {
    expect(codes([])).toEqual(new Set());
    expect(codes([{ id: 'c', target: [whole], native }])).toEqual(new Set());
    expect(codes([{ id: 'c', target: [{ start: 0, end: 6 }], native }])).toEqual(
      new Set(['uncovered']),
    );
    expect(codes([{ id: 'c', target: [whole, whole], native }])).toEqual(new Set(['twice']));
    expect(codes([{ id: 'c', target: [{ ...whole, end: 999 }], native }])).toContain('outside');
    const mark = { id: 'd', target: [{ start: 0, end: 1 }], native: [{ start: 0, end: 1 }] };
    expect(codes([{ id: 'c', target: [whole], native }, mark])).toContain('only-punctuation');
    expect(
      codes([
        { id: 'c', target: [whole], native },
        { ...mark, id: 'c' },
      ]),
    ).toContain('same-id');
  });
});

test.each(languageCodes)(
  '%s: assigns every character to exactly one chunk, in whatever way the sentence is split',
  (target) => {
    fc.assert(
      fc.property(fc.nat(), fc.infiniteStream(fc.nat()), (pick, numbers) => {
        const samples = sampleSentences[target];
        const line = samples[pick % samples.length] ?? '';
        const one = buildSentence('s1', ['', line, line], { target, native: target });
        const pairs = randomPairs(one, () => numbers.next().value ?? 0);
        const result = buildChunks(one, pairs);
        if ('problem' in result) throw new Error(result.problem);
        expect(result.chunks).toHaveLength(pairs.length);
        expect(checkChunks({ ...one, chunks: result.chunks })).toEqual([]);
      }),
      { numRuns: 15 },
    );
  },
);

/** Splits a sentence into random pairs of one to three words; the native halves are in the same order. */
function randomPairs(of: Sentence, draw: () => number): ChunkPair[] {
  const pieces: string[] = [];
  let words = 0;
  let room = 1 + (draw() % 3);
  for (const token of of.target.tokens) {
    if (pieces.length === 0) pieces.push('');
    if (token.isWord && words >= room) {
      pieces.push('');
      words = 0;
      room = 1 + (draw() % 3);
    }
    pieces[pieces.length - 1] += token.text;
    if (token.isWord) words += 1;
  }
  return pieces.map((piece, nativeOrder) => ({ target: piece, native: piece, nativeOrder }));
}
