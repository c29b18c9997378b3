import { type HandedInMark, handedInMark } from '#contracts/homework/handed-in-mark.ts';
import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { taskMark } from '#contracts/homework/task-mark.ts';
import { markPlaced } from './drag-and-drop/mark.ts';
import { markFound } from './find-in-grid/mark.ts';
import { markMatched } from './matching/mark.ts';
import { markChosen } from './multiple-choice/mark.ts';
import type { taskTemplates } from './registry.ts';
import { markTapped } from './tap-or-select/mark.ts';
import type { AcceptedAnswers, TaskMarking, TaskTemplate } from './task-template.ts';
import { markTyped } from './type-the-answer/mark.ts';

type MarkingOf<Template> =
  Template extends TaskTemplate<infer Data, infer _ForPupil, infer Submitted>
    ? TaskMarking<Data, Submitted>
    : never;

/**
 * The marking of each template. This list is separate from the templates: screens that set homework need the
 * templates, but only the Workers need the checker, which contains word forms for thirty languages. The
 * compiler reports a missing template, and a marking whose data type differs from the template's.
 */
export const taskMarkings: {
  [Name in TaskTemplateName]: MarkingOf<(typeof taskTemplates)[Name]>;
} = {
  TYPE_THE_ANSWER: { mark: markTyped },
  DRAG_AND_DROP: { mark: markPlaced },
  MATCHING: { mark: markMatched },
  MULTIPLE_CHOICE: { mark: markChosen },
  TAP_OR_SELECT: { mark: markTapped, idsTell: true },
  FIND_IN_GRID: { mark: markFound },
};

/** Returns the marking of a template by name. */
export const markingOf = (name: TaskTemplateName): TaskMarking<unknown, unknown> =>
  taskMarkings[name];

/**
 * The parts of a stored task that marking needs: the task as it was set, and the answers that the teacher has
 * accepted since.
 */
export interface SetTask {
  template: TaskTemplateName;
  data: unknown;
  accepted: AcceptedAnswers;
}

/** A teacher's score for one free-writing item, 0 to 100; null if the teacher only left a comment. */
export interface GivenScore {
  itemId: string;
  score: number | null;
}

/**
 * Marks a submitted attempt, first by the template, then with the teacher's scores for free writing. `data`
 * and `submitted` must have passed the template's schemas; `passMark` is 1 to 100.
 */
export function markAttempt(
  { template, data, accepted }: SetTask,
  submitted: unknown,
  given: readonly GivenScore[],
  passMark: number,
): HandedInMark {
  const mark = markingOf(template).mark(data, submitted, accepted);
  // Only free writing is scored by hand, and the score of its template is the mean of its items.
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
