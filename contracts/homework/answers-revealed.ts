import type { ItemMark, TaskMark } from './task-mark.ts';

/** Facts that decide whether a pupil sees the right answers of an attempt. */
export interface RevealFacts {
  /** True if any attempt at the task has passed. */
  passed: boolean;
  /** Null: unlimited. */
  attemptsLeft: number | null;
}

/**
 * True if a pupil has nothing left to gain from the right answers: the task is passed, or no attempt is left.
 * The due date is irrelevant, because a late attempt counts too (decision 0173). Applies only to submitted
 * attempts; before that, answers are never revealed.
 */
export const areAnswersRevealed = ({ passed, attemptsLeft }: RevealFacts): boolean =>
  passed || attemptsLeft === 0;

/**
 * Returns a mark as a pupil may see it. If not revealed, each item shows only its verdict: the expected
 * answer and the differing letters are left out. `idsTell` is a property of the task's template: true if the
 * list of items is itself the answer (words to find); then items that the pupil did not answer lose their
 * ids.
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
  // Moved to the end, because a missed word's position among the found ones would hint at where to look.
  const missed = items.filter(({ given }) => given === '');
  const hidden = missed.map((item, at) => ({ ...item, id: `hidden-${at + 1}` }));
  return { ...mark, items: [...items.filter(({ given }) => given !== ''), ...hidden] };
}
