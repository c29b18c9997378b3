import type { LessonMaterial } from '../../draft/lesson-material.ts';
import { linesFor } from '../../sheets/lines-for.ts';
import type { Sheet, SheetBlock } from '../../sheets/sheet.ts';
import { puzzlesOf } from './puzzle.ts';
import type { ChunkGameState } from './state.ts';

/** Each sentence as its meaning, its jumbled chunks, and a line to write it on. */
export function chunkGameSheet(state: ChunkGameState, { text }: LessonMaterial): Sheet | null {
  const puzzles = puzzlesOf(state, text);
  if (puzzles.length === 0) return null;
  const extra = state.options.distractors > 0;
  return {
    title: 'Rebuild the sentences',
    instruction: extra
      ? 'Put the chunks in order and write each sentence. Some chunks do not belong.'
      : 'Put the chunks in order and write each sentence.',
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
