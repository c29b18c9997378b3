import { type Letters, lineName, spelling } from '../../activities/word-search/lines.ts';
import type { FindInGridForPupil, FindInGridSubmitted } from './content.ts';

interface Marking {
  task: FindInGridForPupil;
  found: FindInGridSubmitted['found'];
  /** The word that pupils look for now; of no account if the clues are the words. */
  aim: string | undefined;
  /** Words carried over from the last attempt. */
  done: readonly string[];
}

/**
 * Returns the lines after one more was marked; null if it is not on the list. If the clues are the words, the
 * letters say which word it is; otherwise it is for the word that is looked for now, and for no other.
 */
export function markLine(
  { task, found, aim, done }: Marking,
  squares: readonly number[],
): { id: string; found: FindInGridSubmitted['found'] } | null {
  const line = lineName(squares);
  const id = isSpeltOut(task) ? speltWord(task, squares) : aim;
  if (id === undefined || done.includes(id)) return null;
  const others = Object.entries(found).filter(
    ([other, own]) => done.includes(other) || (other !== id && own !== line),
  );
  return { id, found: { ...Object.fromEntries(others), [id]: line } };
}

/** True if the list shows the words themselves. */
export const isSpeltOut = ({ words }: FindInGridForPupil): boolean =>
  words.some((word) => word.spelling !== undefined);

function speltWord(task: FindInGridForPupil, squares: readonly number[]): string | undefined {
  const grid: Letters = task;
  const ways = [spelling(grid, squares), spelling(grid, squares.toReversed())];
  return task.words.find((word) => ways.includes(word.spelling ?? ''))?.id;
}

/** The next word without a line, after this one and round to the first; undefined if all have one. */
export function nextOpen(
  { words }: FindInGridForPupil,
  found: FindInGridSubmitted['found'],
  after?: string,
): string | undefined {
  const at = words.findIndex(({ id }) => id === after) + 1;
  return [...words.slice(at), ...words.slice(0, at)].find(({ id }) => !(id in found))?.id;
}
