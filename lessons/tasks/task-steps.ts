import type { TaskBlock } from './task-content.ts';

/** A task split for a small screen: a text to read, and the questions below it. */
export interface TaskSteps {
  reading: TaskBlock[];
  /** One step per screen; null if the answers are in the running text, because running text is not split. */
  asks: TaskBlock[] | null;
}

/**
 * Splits a text with fields into steps of one numbered question each. Question numbers restart at 1 after the
 * text, which may itself be numbered.
 */
export function taskSteps(blocks: readonly TaskBlock[]): TaskSteps {
  const start = blocks.findLastIndex(({ number }) => number === 1);
  const reading = blocks.slice(0, Math.max(start, 0));
  const asks = blocks.slice(Math.max(start, 0));
  const isQuestion = (block: TaskBlock) => block.number !== undefined && hasSlot(block);
  return start >= 0 && asks.every(isQuestion) && !reading.some(hasSlot)
    ? { reading, asks }
    : { reading: [...blocks], asks: null };
}

export const hasSlot = ({ pieces }: TaskBlock): boolean =>
  pieces.some(({ kind }) => kind === 'slot');

/** The ids of a block's slots in reading order. */
export const slotsOf = ({ pieces }: TaskBlock): string[] =>
  pieces.flatMap((piece) => (piece.kind === 'slot' ? [piece.id] : []));

/** Returns the total number of letters in the text to read, to distinguish short texts from long ones. */
export const lettersIn = (blocks: readonly TaskBlock[]): number =>
  blocks.reduce(
    (sum, { pieces }) =>
      sum + pieces.reduce((all, piece) => all + ('text' in piece ? piece.text.length : 8), 0),
    0,
  );
