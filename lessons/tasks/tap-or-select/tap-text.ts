import type { TaskBlock } from '../task-content.ts';

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
