import type { ItemMark, TaskMark } from './task-mark.ts';

/** What decides whether a pupil is told the right answers of an attempt. */
export interface RevealFacts {
  /** Whether any attempt of the task has passed. */
  passed: boolean;
  /** Null: as often as one likes. */
  attemptsLeft: number | null;
}

/**
 * Right answers are told when there is nothing left to win by them: the task is passed, or no attempt is
 * left. The due date changes nothing, because a late attempt counts too (decision 0173). Only asked about
 * what is handed in; before that they are never told.
 */
export const areAnswersRevealed = ({ passed, attemptsLeft }: RevealFacts): boolean =>
  passed || attemptsLeft === 0;

/**
 * A mark as a pupil may see it. Untold, each item says only how it was answered: what is expected and
 * the letters that differ are left out. `idsTell` is the template's: where the list of items is itself
 * the answer (words to be found), those that were not given lose their ids.
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
  // At the end: the place of a missed word among the found ones would tell where to look for it.
  const missed = items.filter(({ given }) => given === '');
  const hidden = missed.map((item, at) => ({ ...item, id: `hidden-${at + 1}` }));
  return { ...mark, items: [...items.filter(({ given }) => given !== ''), ...hidden] };
}
