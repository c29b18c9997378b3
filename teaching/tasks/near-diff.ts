import type { DiffPiece } from '../marking/marking-item.ts';

/**
 * Whether letter by letter helps: at least half of the expected letters stand where they should. Two words
 * that have nothing in common are shown beside each other instead.
 */
export function isNearDiff(diff: readonly DiffPiece[]): boolean {
  const same = diff.filter(({ kind }) => kind === 'same');
  const letters = (pieces: readonly DiffPiece[]) =>
    pieces.reduce((sum, { expected }) => sum + [...expected].length, 0);
  return same.length < diff.length && letters(same) * 2 >= letters(diff);
}
