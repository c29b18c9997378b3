import * as z from 'zod/mini';
import { type TaskBlock, TaskBlocks, TaskItemId, type TaskProgress } from '../task-content.ts';

export const TapOrSelectData = z.object({
  /** Text whose words can be tapped. */
  blocks: TaskBlocks,
  /**
   * What is to be found, with what it is the answer to (a correction, a word class), if anything. Where it
   * is several words, each of them can be tapped (the others are `also`), and any of them finds it: one
   * thing to tap with a space in it would tell the answer. `text` is how the text writes them.
   */
  right: z
    .array(
      z.object({
        id: TaskItemId,
        note: z.optional(z.string().check(z.maxLength(300))),
        text: z.optional(z.string().check(z.maxLength(300))),
        also: z.optional(z.array(TaskItemId).check(z.maxLength(100))),
      }),
    )
    .check(z.minLength(1), z.maxLength(300)),
});
export type TapOrSelectData = z.infer<typeof TapOrSelectData>;

export const TapOrSelectForPupil = z.object({
  blocks: TaskBlocks,
  /** How many there are to be found: pupils are told. */
  count: z.int(),
});
export type TapOrSelectForPupil = z.infer<typeof TapOrSelectForPupil>;

export const TapOrSelectSubmitted = z.object({
  tapped: z.array(TaskItemId).check(z.maxLength(3000)),
});
export type TapOrSelectSubmitted = z.infer<typeof TapOrSelectSubmitted>;

interface TapText {
  /** What to look for, where the task says so: the blocks before the first word that may be tapped. */
  instruction: TaskBlock[];
  text: TaskBlock[];
  /** Every word that may be tapped, in reading order. */
  ids: string[];
}

/** Parts what is to be done from the text in which it is done. */
export function tapTextOf(blocks: readonly TaskBlock[]): TapText {
  const start = Math.max(
    blocks.findIndex(({ pieces }) => pieces.some(({ kind }) => kind === 'tap')),
    0,
  );
  const text = blocks.slice(start);
  return {
    instruction: blocks.slice(0, start),
    text,
    ids: tapIdsOf(text),
  };
}

/** The ids of the words that may be tapped, in reading order. */
export const tapIdsOf = (blocks: readonly TaskBlock[]): string[] =>
  blocks.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'tap' ? [piece.id] : [])),
  );

/** Words tapped out of those there are to be found; more taps than that are no more progress. */
export const tappedProgress = (
  { blocks, count }: TapOrSelectForPupil,
  { tapped }: TapOrSelectSubmitted,
): TaskProgress => {
  const words = new Set(tapIdsOf(blocks));
  return { done: Math.min(tapped.filter((id) => words.has(id)).length, count), of: count };
};
