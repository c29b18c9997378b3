import type { ItemMark, TaskMark } from './task-mark.ts';

/** Facts that decide whether a pupil sees the right answers. */
export interface RevealFacts {
  /** True if any attempt at the task has passed. */
  passed: boolean;
  /** Null if unlimited. */
  attemptsLeft: number | null;
}

/**
 * True if a pupil may see the right answers because they can no longer help: the task is passed, or no
 * attempt is left. The due date is irrelevant, because a late attempt counts too (decision 0173). Only for
 * submitted attempts; answers are never revealed before submission.
 */
export const areAnswersRevealed = ({ passed, attemptsLeft }: RevealFacts): boolean =>
  passed || attemptsLeft === 0;

/**
 * Returns a mark as a pupil may see it. Unless `told` is true, the right answers are hidden: each item shows
 * its verdict without the expected answer and the differing letters. `idsTell` is a property of the task's
 * template: true if the list of items itself contains the answers (words to find). In that case, items that
 * the pupil did not answer lose their ids.
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
  // // Missed words move to the end, because their position among the found words would hint at where to
  // look.
  const missed = items.filter(({ given }) => given === '');
  const hidden = missed.map((item, at) => ({ ...item, id: `hidden-${at + 1}` }));
  return { ...mark, items: [...items.filter(({ given }) => given !== ''), ...hidden] };
}
