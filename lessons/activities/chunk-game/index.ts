import { msg, plural, t } from '@lingui/core/macro';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { missingChunks } from '../../questions/chunk/missing-chunks.ts';
import type { Sheet, SheetBlock } from '../../sheets/sheet.ts';
import { linesFor } from '../../sheets/word-width.ts';
import type { ActivityDefinition, ActivityRequest } from '../activity-definition.ts';
import { chooseSentences, playableSentences, puzzlesOf } from './puzzle.ts';
import { ChunkGameOptions, type ChunkGameState, defaultChunkGameOptions, stored } from './state.ts';

/** Sentences split into their chunks, to be reassembled. */
export const chunkGame: ActivityDefinition<ChunkGameOptions, ChunkGameState> = {
  Options: ChunkGameOptions,
  ...stored,
  defaultOptions: defaultChunkGameOptions,
  missing: missingChunks,
  make: makeChunkGame,
  sheet: chunkGameSheet,
  summary: ({ sentences, distractors, mixed }) =>
    [
      sentences === null
        ? t`All sentences`
        : plural({ count: sentences }, { one: '# sentence', other: '# sentences' }),
      mixed ? t`in random order` : t`in the order of the text`,
      distractors > 0 &&
        plural({ count: distractors }, { one: '# extra chunk', other: '# extra chunks' }),
    ]
      .filter(Boolean)
      .join(' · '),
  step: {
    phase: 'structured',
    usual: 8,
    serves: ['grammar', 'reading'],
    aim: msg`Pupils rebuild sentences from their chunks.`,
    teacher: msg`Let two teams take turns, and ask for the sentence aloud before it counts.`,
    pupils: msg`Put the chunks in order and read the sentence out.`,
    support: msg`Show the meaning of the sentence.`,
    stretch: msg`Against the clock.`,
  },
};

export default chunkGame;

/** Selects the sentences to play. They are stored in text order. */
export function makeChunkGame({
  material,
  options,
  seed,
}: ActivityRequest<ChunkGameOptions>): ChunkGameState {
  const ids = chooseSentences(playableSentences(material.text), options, seed);
  return { seed, options, ids, accepted: [] };
}

/** The worksheet. For each sentence it has the meaning, the shuffled chunks, and a line to write on. */
export function chunkGameSheet(state: ChunkGameState, { text }: LessonMaterial): Sheet | null {
  const puzzles = puzzlesOf(state, text);
  if (puzzles.length === 0) return null;
  const extra = state.options.distractors > 0;
  return {
    title: t`Rebuild the sentences`,
    instruction: extra
      ? t`Put the chunks in order and write each sentence. Some chunks do not belong.`
      : t`Put the chunks in order and write each sentence.`,
    blocks: puzzles.flatMap(({ sentence, jumble, ending }, at): SheetBlock[] => [
      {
        kind: 'text',
        language: text.native,
        number: at + 1,
        runs: [{ kind: 'words', text: sentence.native.text }],
      },
      {
        kind: 'bank',
        language: text.target,
        words: [
          ...jumble.map((piece) => piece.text),
          ...(ending.trim() === '' ? [] : [`(${ending.trim()})`]),
        ],
      },
      { kind: 'lines', count: linesFor(sentence.target.text, text.target) },
    ]),
    key: puzzles.map(({ sentence }, at) => ({
      kind: 'text',
      language: text.target,
      number: at + 1,
      runs: [{ kind: 'words', text: sentence.target.text }],
    })),
    marks: puzzles.length,
  };
}
