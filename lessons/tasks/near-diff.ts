import type { DiffPiece, MarkingReason } from '#language/marking/marking-item.ts';

/** What is more than a slip of letters: another word, form, article or number is shown whole. */
const notOfLetters: readonly MarkingReason[] = [
  'article',
  'missing-article',
  'gender',
  'form',
  'figures',
  'other-word',
  'missing-word',
  'extra-word',
  'different',
  'in-part',
];

/**
 * Whether letter by letter helps: only slips are left, at least half of the expected letters stand where they should, and at
 * least half of the typed ones belong there. Two words that have little in common (la, zazou) are shown
 * beside each other instead.
 */
export function isNearDiff(
  diff: readonly DiffPiece[],
  reasons: readonly MarkingReason[] = [],
): boolean {
  if (reasons.some((reason) => notOfLetters.includes(reason))) return false;
  const same = diff.filter(({ kind }) => kind === 'same');
  const longer = Math.max(letters(diff, 'expected'), letters(diff, 'typed'));
  return same.length < diff.length && letters(same, 'expected') * 2 >= longer;
}

const letters = (pieces: readonly DiffPiece[], side: 'expected' | 'typed') =>
  pieces.reduce((sum, piece) => sum + [...piece[side]].length, 0);
