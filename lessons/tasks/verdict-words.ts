import type { ItemVerdict } from '#contracts/homework/task-mark.ts';

/** Each verdict in a word that pupils read beside its icon. */
export const verdictWords: Record<ItemVerdict, string> = {
  right: 'Right',
  partly: 'Nearly right',
  wrong: 'Not right',
  unanswered: 'Not answered',
  'needs-review': 'Your teacher is marking this',
};
