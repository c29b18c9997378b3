import { msg, t } from '@lingui/core/macro';
import { randomFrom, shuffle } from '#language/random.ts';
import { wordsSeenInLowerCase } from '#language/text/sentence-capital.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { cutSentences, missingChunks } from '../../questions/chunk/missing-chunks.ts';
import type { Sheet, SheetBlock, SheetCard, SheetRun } from '../../sheets/sheet.ts';
import { linesFor } from '../../sheets/word-width.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { chunkCards, chunkPieces, jumbleCards } from './chunk-cards.ts';
import { modeNames } from './mode-names.ts';
import {
  chunkIds,
  defaultSentenceChunksOptions,
  SentenceChunksOptions,
  type SentenceChunksState,
  stored,
} from './state.ts';

/** The text split into chunks: either linked to their partners, or jumbled for pupils to put in order. */
export const sentenceChunks: ActivityDefinition<SentenceChunksOptions, SentenceChunksState> = {
  Options: SentenceChunksOptions,
  ...stored,
  defaultOptions: defaultSentenceChunksOptions,
  missing: missingChunks,
  make: ({ material, options, seed }) => ({
    seed,
    options,
    ids: chunkIds(material.text),
    accepted: [],
  }),
  sheet: chunkSheet,
  summary: ({ mode }) => i18n._(modeNames[mode]),
  step: {
    phase: 'awareness',
    usual: 10,
    serves: ['grammar', 'reading'],
    aim: msg`Pupils see which chunk means what, and how sentences are built of them.`,
    teacher: msg`Show the chunks of a sentence, cover one side, and ask for its partners.`,
    pupils: msg`Match the chunks, then build jumbled sentences.`,
    support: msg`Keep the meaning open while building.`,
    stretch: msg`Pupils change one chunk and say the new sentence.`,
  },
};

export default sentenceChunks;

const words = (text: string): SheetRun => ({ kind: 'words', text });

/**
 * Jumbled lines to write out, then the chunks of both languages as cards to cut out and match. The answer key
 * contains the sentences with a slash between their chunks.
 */
function chunkSheet({ seed, options }: SentenceChunksState, material: LessonMaterial): Sheet {
  const { text } = material;
  const { side } = options;
  const language = text[side];
  const lowercaseWords = wordsSeenInLowerCase(text, side);
  const lines: SheetBlock[] = [];
  const key: SheetBlock[] = [];
  cutSentences(text).forEach((sentence, at) => {
    const head = { number: at + 1, ...(sentence.speaker && { speaker: sentence.speaker }) };
    const { cards, ending } = chunkCards(sentence, side, language, lowercaseWords);
    const jumbled = jumbleCards(cards, sentence.id, seed).map((card) => card.text);
    const mark = ending.trim() === '' ? '' : `   (${ending.trim()})`;
    lines.push(
      { kind: 'text', language, runs: [words(`${jumbled.join('   /   ')}${mark}`)], ...head },
      { kind: 'lines', count: linesFor(sentence[side].text, language) },
    );
    const strokes = chunkPieces(sentence, side)
      .filter(({ chunkId }) => chunkId !== undefined)
      .map((piece) => piece.text);
    key.push({ kind: 'text', language, runs: [words(strokes.join(' | '))], ...head });
  });
  return {
    title: t`Sentence chunks`,
    instruction: t`Put the chunks in order and write the sentences. Then cut out the cards and match them.`,
    blocks: [
      { kind: 'heading', text: t`Put the chunks in order` },
      ...lines,
      { kind: 'heading', text: t`Cards to cut out` },
      { kind: 'cards', across: 4, cards: matchingCards(material, seed) },
    ],
    key,
    marks: cutSentences(text).length,
  };
}

function matchingCards({ text }: LessonMaterial, seed: number): SheetCard[] {
  const cards = (['target', 'native'] as const).flatMap((side) =>
    text.sentences.flatMap((sentence) =>
      chunkCards(sentence, side, text[side]).cards.map((card) => ({
        language: text[side],
        runs: [words(card.text)],
      })),
    ),
  );
  return shuffle(cards, randomFrom(seed));
}
