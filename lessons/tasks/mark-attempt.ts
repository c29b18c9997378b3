import { type HandedInMark, handedInMark } from '#contracts/homework/handed-in-mark.ts';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { taskMark } from '#contracts/homework/task-mark.ts';
import { markingOf } from './markings.ts';
import type { AcceptedAnswers } from './task-marking.ts';

/** What marking needs of a stored task: as it was set, and what its teacher accepted since. */
export interface SetTask {
  template: TaskTemplateName;
  data: unknown;
  accepted: AcceptedAnswers;
}

/** A teacher's score for one item of free writing, 0 to 100; null where there are only words. */
export interface GivenScore {
  itemId: string;
  score: number | null;
}

/**
 * Marks an attempt that is handed in: by the template, then by what the teacher gave to free writing.
 * `data` and `submitted` have passed the template's schemas; `passMark` is 1 to 100.
 */
export function markAttempt(
  { template, data, accepted }: SetTask,
  submitted: unknown,
  given: readonly GivenScore[],
  passMark: number,
): HandedInMark {
  const mark = markingOf(template).mark(data, submitted, accepted);
  // Only free writing is scored by hand, and its template has no score but the mean of its items.
  if (mark.items.every(({ verdict }) => verdict !== 'needs-review')) {
    return handedInMark(mark, passMark);
  }
  const scores = new Map(given.map(({ itemId, score }) => [itemId, score]));
  const items = mark.items.map((item) => {
    const score = scores.get(item.id) ?? null;
    if (item.verdict !== 'needs-review' || score === null) return item;
    const verdict = score >= 100 ? 'right' : score > 0 ? 'partly' : 'wrong';
    return { ...item, verdict, score: score / 100 } as const;
  });
  return handedInMark(taskMark(items), passMark);
}
