import type { ItemVerdict } from '#contracts/homework/task-mark.ts';

/** Each verdict in a word that pupils read beside its icon. */
export const verdictWords: Record<ItemVerdict, string> = {
  right: 'Right',
  partly: 'Nearly right',
  wrong: 'Not right',
  unanswered: 'Not answered',
  'needs-review': 'Your teacher is marking this',
};

/** What an item earned, each being worth one mark: "1 mark", "½ mark", "0.8 mark". `score` is 0 to 1. */
export function marksOf(score: number): string {
  if (score === 0.5) return '½ mark';
  return `${Math.round(score * 100) / 100} mark`;
}
