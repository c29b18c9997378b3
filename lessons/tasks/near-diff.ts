import type { DiffPiece } from '#language/marking/marking-item.ts';

/**
 * Whether letter by letter helps: at least half of the expected letters stand where they should, and at
 * least half of the typed ones belong there. Two words that have little in common (la, zazou) are shown
 * beside each other instead.
 */
export function isNearDiff(diff: readonly DiffPiece[]): boolean {
  const same = diff.filter(({ kind }) => kind === 'same');
  const longer = Math.max(letters(diff, 'expected'), letters(diff, 'typed'));
  return same.length < diff.length && letters(same, 'expected') * 2 >= longer;
}

const letters = (pieces: readonly DiffPiece[], side: 'expected' | 'typed') =>
  pieces.reduce((sum, piece) => sum + [...piece[side]].length, 0);
