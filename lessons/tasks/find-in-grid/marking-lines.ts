import { type Letters, lineName, spelling } from '../../activities/word-search/lines.ts';
import type { FindInGridForPupil, FindInGridSubmitted } from './content.ts';

interface Marking {
  task: FindInGridForPupil;
  found: FindInGridSubmitted['found'];
  /** The word that the pupil is looking for; not used if the clues are the words themselves. */
  aim: string | undefined;
  /** Words carried over from the last attempt. */
  done: readonly string[];
}

/**
 * Returns the selected lines with a new line added; null if the new line belongs to no word on the list. If
 * the clues are the words themselves, the letters determine the word. Otherwise, the word is the one that the
 * pupil is looking for.
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

/**
 * Returns the next word without a line. Starts after the given word and continues from the start of the list;
 * undefined if all words have a line.
 */
export function nextOpen(
  { words }: FindInGridForPupil,
  found: FindInGridSubmitted['found'],
  after?: string,
): string | undefined {
  const at = words.findIndex(({ id }) => id === after) + 1;
  return [...words.slice(at), ...words.slice(0, at)].find(({ id }) => !(id in found))?.id;
}
