import type { TaskBlock } from '../task-content.ts';

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
