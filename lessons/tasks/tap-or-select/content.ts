import * as z from 'zod/mini';
import { type TaskBlock, TaskBlocks, TaskItemId, type TaskProgress } from '../task-content.ts';

export const TapOrSelectData = z.object({
  /** Text whose words can be tapped. */
  blocks: TaskBlocks,
  /**
   * The words to find, each with its answer (a correction or a word class) if it has one. If a target has
   * several words, each word is tappable (the others are in `also`), and a tap on any of them counts. A
   * single tappable area with a space in it would reveal the answer. `text` is the spelling in the text.
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
  /** Number of words to find; shown to pupils. */
  count: z.int(),
});
export type TapOrSelectForPupil = z.infer<typeof TapOrSelectForPupil>;

export const TapOrSelectSubmitted = z.object({
  tapped: z.array(TaskItemId).check(z.maxLength(3000)),
});
export type TapOrSelectSubmitted = z.infer<typeof TapOrSelectSubmitted>;

interface TapText {
  /**
   * The blocks before the first tappable word, which tell pupils what to look for; empty if there are none.
   */
  instruction: TaskBlock[];
  text: TaskBlock[];
  /** Every tappable word, in reading order. */
  ids: string[];
}

/** Separates the instruction from the text it applies to. */
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

/** Returns the ids of the tappable words, in reading order. */
export const tapIdsOf = (blocks: readonly TaskBlock[]): string[] =>
  blocks.flatMap(({ pieces }) =>
    pieces.flatMap((piece) => (piece.kind === 'tap' ? [piece.id] : [])),
  );

/** Returns the progress: tapped words out of the words to find, capped at that number. */
export const tappedProgress = (
  { blocks, count }: TapOrSelectForPupil,
  { tapped }: TapOrSelectSubmitted,
): TaskProgress => {
  const words = new Set(tapIdsOf(blocks));
  return { done: Math.min(tapped.filter((id) => words.has(id)).length, count), of: count };
};
