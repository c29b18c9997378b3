import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { DragAndDropSubmitted } from './drag-and-drop/content.ts';
import type { MatchingSubmitted } from './matching/content.ts';
import type { MultipleChoiceSubmitted } from './multiple-choice/content.ts';
import type { TapOrSelectSubmitted } from './tap-or-select/content.ts';
import type { TypeTheAnswerSubmitted } from './type-the-answer/content.ts';

/**
 * What each template has before anything is done. It stands apart from the rules of marking, so that a
 * pupil's phone need not load those to begin a task.
 */
export const nothingDone = {
  TYPE_THE_ANSWER: { typed: {} } as TypeTheAnswerSubmitted,
  DRAG_AND_DROP: { placed: {} } as DragAndDropSubmitted,
  MATCHING: { matched: {} } as MatchingSubmitted,
  MULTIPLE_CHOICE: { chosen: {} } as MultipleChoiceSubmitted,
  TAP_OR_SELECT: { tapped: [] } as TapOrSelectSubmitted,
} satisfies Record<TaskTemplateName, unknown>;

/** Whether the answer to a task of any template holds nothing: no choice, and no letter typed. */
export const isNothingDone = (submitted: unknown): boolean =>
  typeof submitted === 'string'
    ? submitted.trim() === ''
    : Object.values(submitted ?? {}).every(isNothingDone);
