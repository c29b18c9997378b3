import type { ItemMark, TaskMark } from './task-mark.ts';

/** Facts that decide whether a pupil sees the right answers. */
export interface RevealFacts {
  /** True if any attempt at the task has passed. */
  passed: boolean;
  /** Null if unlimited. */
  attemptsLeft: number | null;
}

/**
 * True if a pupil may see the right answers: the task is passed or no attempt is left, so the answers can no
 * longer help the pupil. The due date is irrelevant, because a late attempt counts too (decision 0173). Only
 * for submitted attempts; answers are never revealed before submission.
 */
export const areAnswersRevealed = ({ passed, attemptsLeft }: RevealFacts): boolean =>
  passed || attemptsLeft === 0;

/**
 * Returns a mark as a pupil may see it. If `told` is false, the right answers are hidden: each item shows its
 * verdict, but neither the expected answer nor the differing letters. `idsTell` is true for templates whose
 * list of items itself contains the answers (words to find). In that case, items that the pupil did not
 * answer also lose their ids.
 */
export function markForPupil(mark: TaskMark, told: boolean, idsTell = false): TaskMark {
  if (told) return mark;
  const items = mark.items.map(
    ({ id, verdict, score, given, reasons }): ItemMark => ({
      id,
      verdict,
      score,
      given,
      expected: '',
      ...(reasons && { reasons }),
    }),
  );
  if (!idsTell) return { ...mark, items };
  // Missed words move to the end, because their position among the found words would hint at where to look.
  const missed = items.filter(({ given }) => given === '');
  const hidden = missed.map((item, at) => ({ ...item, id: `hidden-${at + 1}` }));
  return { ...mark, items: [...items.filter(({ given }) => given !== ''), ...hidden] };
}
