import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ChunkRule, ChunkWord } from '#contracts/admin/chunk-word.ts';
import { buildChunks } from '#language/text/build-chunks.ts';
import { buildSentence } from '#language/text/build-sentence.ts';
import type { Text } from '#language/text/text.ts';
import { exampleRequest, exampleTexts } from '../example-texts.ts';
import { questionMessages } from '../make-prompt.ts';
import { examples } from './examples.ts';
import { findChunkWords } from './follow-chunk-words.ts';
import { chunk } from './index.ts';
import { checkPhrase, phraseKey } from './phrase-words.ts';

type Pairs = readonly (readonly [string, string])[];

/** Corrects a reply and returns the result as "target = native" lines. */
function made(target: string, [text, native]: [string, string], words: ChunkWord[], c: Pairs) {
  const sentence = buildSentence('s1', ['', text, native], { target, native: 'en' });
  const whole: Text = { target, native: 'en', sentences: [sentence] };
  const starts = [{ phrase: 'because', rule: 'starts' as const }];
  const request = { ...exampleRequest, chunkWords: { target: words, native: starts } };
  const reply = { s: [{ i: 's1', c: c.map((pair) => [...pair]) }] };
  const { content } = chunk.readReply(reply, whole, request);
  return content?.sentences[0]?.pairs.map((pair) => `${pair.target} = ${pair.native}`);
}

const rule = (name: ChunkRule, ...phrases: string[]): ChunkWord[] =>
  phrases.map((phrase) => ({ phrase, rule: name }));

test.each<[string, string, [string, string], ChunkWord[], Pairs, string[]]>([
  [
    'joins the parts of a split phrase, including its elided end',
    'fr',
    ['Il reste parce qu’il pleut.', 'He stays as it rains.'],
    rule('together', 'parce que'),
    [
      ['Il reste parce', 'He stays'],
      ['qu’il pleut.', 'as it rains.'],
    ],
    ['Il reste parce qu’il pleut. = He stays as it rains.'],
  ],
  [
    'keeps a word with the next one, and puts its partner in English order',
    'fr',
    ['Je vais au marché demain.', 'Tomorrow I am going to the market.'],
    rule('with-next', 'au'),
    [
      ['Je vais au', 'I am going to the'],
      ['marché', 'market'],
      ['demain.', 'Tomorrow'],
    ],
    ['Je vais au marché = I am going to the market', 'demain. = Tomorrow'],
  ],
  [
    'does not join a word to the next one across a comma',
    'fr',
    ['Regarde bien, les fleurs sont belles.', 'Look well, the flowers are lovely.'],
    rule('with-next', 'bien'),
    [
      ['Regarde bien,', 'Look well,'],
      ['les fleurs sont belles.', 'the flowers are lovely.'],
    ],
    ['Regarde bien, = Look well,', 'les fleurs sont belles. = the flowers are lovely.'],
  ],
  [
    'keeps a particle with the previous word',
    'ja',
    ['私|は|市場|へ|行きます。', 'I go to the market.'],
    rule('with-previous', 'は', 'へ'),
    [
      ['私', 'I'],
      ['は市場', 'the market.'],
      ['へ行きます。', 'go to'],
    ],
    ['私は市場へ行きます。 = I go to the market.'],
  ],
  [
    'splits a chunk before a word that starts one if the partner shows where',
    'fr',
    ['Elle reste ici parce qu’il pleut.', 'She stays here because it rains.'],
    rule('starts', 'parce que'),
    [['Elle reste ici parce qu’il pleut.', 'She stays here because it rains.']],
    ['Elle reste ici = She stays here', 'parce qu’il pleut. = because it rains.'],
  ],
  [
    'does not split a chunk if the partner does not show where',
    'fr',
    ['Elle reste ici car il pleut.', 'She stays here: it rains.'],
    rule('starts', 'car'),
    [['Elle reste ici car il pleut.', 'She stays here: it rains.']],
    ['Elle reste ici car il pleut. = She stays here: it rains.'],
  ],
  [
    'does not split a chunk if a half would be too short',
    'fr',
    ['Viens parce qu’il pleut.', 'Come because it rains.'],
    rule('starts', 'parce que'),
    [['Viens parce qu’il pleut.', 'Come because it rains.']],
    ['Viens parce qu’il pleut. = Come because it rains.'],
  ],
  [
    'does not join a neighbour to a full chunk',
    'fr',
    ['Je voudrais bien aller au marché de Noël.', 'I would like to go to the Christmas market.'],
    rule('with-next', 'au'),
    [
      ['Je voudrais bien aller au', 'I would like to go to the'],
      ['marché de Noël.', 'Christmas market.'],
    ],
    [
      'Je voudrais bien aller au = I would like to go to the',
      'marché de Noël. = Christmas market.',
    ],
  ],
  [
    'keeps a word with the next one in right-to-left text',
    'ar',
    ['أذهب إلى السوق مع أمي.', 'I go to the market with my mother.'],
    rule('with-next', 'إلى'),
    [
      ['أذهب إلى', 'I go to'],
      ['السوق', 'the market'],
      ['مع أمي.', 'with my mother.'],
    ],
    ['أذهب إلى السوق = I go to the market', 'مع أمي. = with my mother.'],
  ],
])('%s', (_, language, sentence, words, pairs, wanted) => {
  expect(made(language, sentence, words, pairs)).toEqual(wanted);
});

describe('corrections with any list of chunk words', () => {
  const text = exampleTexts.french;
  const pieces = text.sentences.flatMap(({ target }) => target.text.split(' '));
  const words = fc.array(
    fc.record({
      phrase: fc
        .nat(pieces.length - 1)
        .chain((at) =>
          fc.integer({ min: 1, max: 3 }).map((length) => pieces.slice(at, at + length).join(' ')),
        ),
      rule: fc.constantFrom<ChunkRule>('starts', 'together', 'with-next', 'with-previous'),
    }),
    { maxLength: 12 },
  );
  test('keep both sides joinable and never split a phrase that must stay whole', () => {
    fc.assert(
      fc.property(words, (target) => {
        const request = { ...exampleRequest, chunkWords: { target, native: [] } };
        const { content } = chunk.readReply(examples.replies.french, text, request);
        for (const sentence of text.sentences) {
          const cut = content?.sentences.find(({ sentenceId }) => sentenceId === sentence.id);
          const built = buildChunks({ ...sentence, chunks: [] }, cut?.pairs ?? []);
          if ('problem' in built) throw new Error(built.problem);
          const whole = target.filter(({ rule: name }) => name === 'together');
          for (const { start, end } of findChunkWords('fr', sentence.target, whole)) {
            const parted = built.chunks.some(({ target: [span] }) =>
              span ? span.start > start && span.start < end : true,
            );
            expect(parted).toBe(false);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});

test('sends the model only the words that occur in the text', () => {
  const text = exampleTexts.french;
  const ask = (target: ChunkWord[]) =>
    questionMessages({
      part: 'chunk',
      text,
      request: { ...exampleRequest, chunkWords: { target, native: [] } },
      template: 'Cut it.',
    }).at(-1)?.content ?? '';
  const told = ask([...rule('starts', 'mais'), ...rule('together', 'maillot de bain', 'bien sûr')]);
  expect(told).toContain('"starts":["mais"],"whole":["maillot de bain"]');
  expect(told).toContain('editors have chosen');
  expect(ask(rule('together', 'bien sûr'))).not.toContain('editors');
});

test.each<[string, string, ChunkRule, RegExp | null]>([
  ['fr', 'il y a', 'together', null],
  ['fr', 'marché', 'together', /is only one word/],
  ['fr', '…', 'starts', /no word/],
  ['fr', 'je joue au football avec eux', 'together', /longer than a chunk: 5 words/],
  ['fr', 'x'.repeat(61), 'starts', /longer than 60/],
  ['fr', 'a<b', 'starts', /a character that phrases/],
  ['ja', 'は', 'with-previous', null],
  ['ja', 'は', 'together', /is only one word/],
  ['zh', '一点儿', 'together', null],
])('%s: checks the phrase “%s” with the rule %s', (language, phrase, name, problem) => {
  const found = checkPhrase(language, phrase, name);
  if (problem) expect(found).toMatch(problem);
  else expect(found).toBeNull();
});

test('ignores case, spaces, punctuation and apostrophe style in a phrase', () => {
  expect(phraseKey('fr', '  Parce  QU’ … ')).toBe(phraseKey('fr', "parce qu'"));
  expect(phraseKey('ja', '市場 へ')).toBe(phraseKey('ja', '市場へ'));
  expect(phraseKey('tr', 'IŞIK')).not.toBe(phraseKey('tr', 'işik'));
});
