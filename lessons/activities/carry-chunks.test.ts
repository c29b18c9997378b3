import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildChunks, checkChunks } from '#language/text/build-chunks.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import { editSentence } from '#language/text/edit-sentence.ts';
import type { Sentence, SideName } from '#language/text/text.ts';
import { exampleMaterials } from './example-materials.ts';

type Half = [line: string, ...chunks: string[]];

/** Builds a sentence with these chunks; its other side has one invented word per chunk. */
function cut(target: string, [line, ...chunks]: Half): Sentence {
  const words = chunks.map((_, at) => `word${'abcdef'.charAt(at)}`);
  const bare = buildSentence('s1', ['', line, words.join(' ')], { target, native: 'en' });
  const built = buildChunks(
    bare,
    chunks.map((chunk, at) => ({ target: chunk, native: words[at] ?? '', nativeOrder: at })),
  );
  if ('problem' in built) throw new Error(built.problem);
  return { ...bare, chunks: built.chunks };
}

const shown = (of: Sentence, side: SideName = 'target') =>
  of.chunks
    .map((chunk) =>
      chunk[side].map(({ start, end }) => of[side].text.slice(start, end)).join(' … '),
    )
    .join(' | ');

function edited(before: Sentence, target: string, line: string): Sentence {
  const after = editSentence(
    before,
    { target: line, native: before.native.text },
    { target, native: 'en' },
  );
  expect(checkChunks(after)).toEqual([]);
  return after;
}

const brother: Half = [
  'Je vais au cinéma avec mon frère et ma sœur.',
  'Je vais',
  'au cinéma',
  'avec mon frère',
  'et ma sœur',
];

describe('words in chunks', () => {
  test.each([
    [
      'a word is removed from one chunk',
      'Je vais au cinéma avec frère et ma sœur.',
      'Je vais | au cinéma | avec frère | et ma sœur.',
    ],
    [
      'the last words of a chunk and the first word of the next are removed',
      'Je vais au cinéma avec ma sœur.',
      '',
    ],
    [
      'one word is removed from each of two chunks',
      'Je vais cinéma avec frère et ma sœur.',
      'Je vais | cinéma | avec frère | et ma sœur.',
    ],
    [
      'a word is replaced at the edge of its chunk',
      'Je vais au théâtre avec mon frère et ma sœur.',
      'Je vais | au théâtre | avec mon frère | et ma sœur.',
    ],
    [
      'a comma is inserted between two chunks',
      'Je vais au cinéma avec mon frère, et ma sœur.',
      'Je vais | au cinéma | avec mon frère, | et ma sœur.',
    ],
  ])('keeps the chunks, or drops them all, if words change: %s', (_, line, expected) => {
    expect(shown(edited(cut('fr', brother), 'fr', line))).toBe(expected);
  });
});

const bread: Half = ['Le matin, je mange du pain.', 'Le matin', 'je mange', 'du pain'];

describe('an inserted word', () => {
  test.each([
    [
      'a word at the end',
      'Le matin, je mange du pain frais.',
      'Le matin, | je mange | du pain frais.',
    ],
    [
      'several words at the end',
      'Le matin, je mange du pain et du beurre.',
      'Le matin, | je mange | du pain et du beurre.',
    ],
    [
      'an emoji before the full stop',
      'Le matin, je mange du pain 😀.',
      'Le matin, | je mange | du pain 😀.',
    ],
    [
      'an emoji after the full stop',
      'Le matin, je mange du pain. 😀',
      'Le matin, | je mange | du pain. 😀',
    ],
    [
      'a word at the start',
      'Mais Le matin, je mange du pain.',
      'Mais Le matin, | je mange | du pain.',
    ],
    [
      'a word before the punctuation that closes its chunk',
      'Le matin tôt, je mange du pain.',
      'Le matin tôt, | je mange | du pain.',
    ],
    [
      'a bracketed word before the punctuation that closes its chunk',
      'Le matin (tôt), je mange du pain.',
      'Le matin (tôt), | je mange | du pain.',
    ],
    [
      'a word inside a chunk',
      'Le beau matin, je mange du pain.',
      'Le beau matin, | je mange | du pain.',
    ],
    ['a word between two chunks', 'Le matin, je mange bien du pain.', ''],
    ['a word after the punctuation between two chunks', 'Le matin, tôt je mange du pain.', ''],
    [
      'words before and after the punctuation between two chunks',
      'Le matin tôt, demain je mange du pain.',
      '',
    ],
  ])('keeps the chunks, or drops them all, after an insertion: %s', (_, line, expected) => {
    expect(shown(edited(cut('fr', bread), 'fr', line))).toBe(expected);
  });

  test.each([
    [
      'after the opening punctuation of its chunk',
      ['Il dit « bonjour » à Léa.', 'Il dit', '« bonjour »', 'à Léa'],
      'Il dit « bien bonjour » à Léa.',
      'Il dit | «\u00a0bien bonjour\u00a0» | à Léa.',
    ],
    [
      'at the end of a sentence without final punctuation',
      ['Je mange du pain', 'Je mange', 'du pain'],
      'Je mange du pain frais',
      'Je mange | du pain frais',
    ],
  ] as [string, Half, string, string][])(
    'keeps the chunks if a word is inserted %s',
    (_, half, line, expected) => {
      expect(shown(edited(cut('fr', half), 'fr', line))).toBe(expected);
    },
  );
});

describe('the punctuation of an edited sentence', () => {
  test.each([
    [
      'es',
      ['Hola Ana, qué haces?', 'Hola Ana', 'qué haces'],
      'Hola Ana, ¿qué haces?',
      'Hola Ana, | ¿qué haces?',
    ],
    [
      'fr',
      ['Le prof dit bonjour', 'Le prof dit', 'bonjour'],
      'Le prof dit « bonjour »',
      'Le prof dit | «\u00a0bonjour\u00a0»',
    ],
    [
      'fr',
      ['Il dit bonjour à tous.', 'Il dit bonjour', 'à tous'],
      'Il dit bonjour (à tous).',
      'Il dit bonjour | (à tous).',
    ],
    ['zh', ['我|喜欢|吃|苹果。', '我喜欢', '吃苹果'], '我喜欢“吃苹果”。', '我喜欢 | “吃苹果”。'],
    [
      'fr',
      ['Le matin on joue.', 'Le matin', 'on joue'],
      'Le soir, on joue.',
      'Le soir, | on joue.',
    ],
    [
      'fr',
      ['Le soir, on joue.', 'Le soir', 'on joue'],
      'Le matin, on joue.',
      'Le matin, | on joue.',
    ],
    [
      'de',
      ['Ich weiß, dass er kommt.', 'Ich weiß', 'dass er kommt'],
      'Ich weiß, ob er kommt.',
      'Ich weiß, | ob er kommt.',
    ],
    [
      'de',
      ['Ich weiß dass er kommt.', 'Ich weiß', 'dass er kommt'],
      'Ich weiß, ob er kommt.',
      'Ich weiß, | ob er kommt.',
    ],
    [
      'ja',
      ['今日|は|、|学校|へ|行く。', '今日は', '学校へ', '行く'],
      '今日は、公園へ行く。',
      '今日は、 | 公園へ | 行く。',
    ],
    [
      'ja',
      ['明日|は|学校|へ|行く。', '明日は', '学校へ', '行く'],
      '今日は、学校へ行く。',
      '今日は、 | 学校へ | 行く。',
    ],
  ] as [string, Half, string, string][])(
    '%s: stays with the words that it touches when %j becomes %j',
    (language, half, line, expected) => {
      expect(shown(edited(cut(language, half), language, line))).toBe(expected);
    },
  );
});

test('keeps every remaining word in its chunk, or drops all chunks, for any edit', () => {
  const sentences = Object.values(exampleMaterials).flatMap(({ text }) =>
    text.sentences.map((sentence) => ({ sentence, text })),
  );
  const change = fc.record({
    at: fc.nat(),
    length: fc.nat(8),
    put: fc.constantFrom('', ' ', ',', ' (', '« ', '¿', '「', 'mot ', '好', 'と'),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...sentences),
      fc.array(change, { minLength: 1, maxLength: 3 }),
      ({ sentence, text }, changes) => {
        let line = sentence.target.text;
        for (const { at, length, put } of changes) {
          const start = at % (line.length + 1);
          line = line.slice(0, start) + put + line.slice(start + length);
        }
        const after = edited(sentence, text.target, line);
        if (after.chunks.length === 0) return;
        const owner = ({ chunks, target }: Sentence, id: string) => {
          const start = target.tokens.find((token) => token.id === id)?.start ?? -1;
          return chunks.findIndex((chunk) =>
            chunk.target.some((span) => span.start <= start && start < span.end),
          );
        };
        const kept = new Set(sentence.target.tokens.map(({ id }) => id));
        for (const { id, isWord } of after.target.tokens) {
          if (isWord && kept.has(id)) expect(owner(after, id)).toBe(owner(sentence, id));
        }
      },
    ),
    { numRuns: 300 },
  );
});
