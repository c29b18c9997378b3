import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { DragAndDropSubmitted } from './drag-and-drop/content.ts';
import type { FindInGridSubmitted } from './find-in-grid/content.ts';
import type { MatchingSubmitted } from './matching/content.ts';
import type { MultipleChoiceSubmitted } from './multiple-choice/content.ts';
import type { TapOrSelectSubmitted } from './tap-or-select/content.ts';
import type { TypeTheAnswerSubmitted } from './type-the-answer/content.ts';

/**
 * The empty submission of each template. Separate from the marking rules, so that a pupil's phone does not
 * load the rules to start a task.
 */
export const nothingDone = {
  TYPE_THE_ANSWER: { typed: {} } as TypeTheAnswerSubmitted,
  DRAG_AND_DROP: { placed: {} } as DragAndDropSubmitted,
  MATCHING: { matched: {} } as MatchingSubmitted,
  MULTIPLE_CHOICE: { chosen: {} } as MultipleChoiceSubmitted,
  TAP_OR_SELECT: { tapped: [] } as TapOrSelectSubmitted,
  FIND_IN_GRID: { found: {} } as FindInGridSubmitted,
} satisfies Record<TaskTemplateName, unknown>;

/** True if a submission of any template is empty: nothing is chosen and no letter typed. */
export const isNothingDone = (submitted: unknown): boolean =>
  typeof submitted === 'string'
    ? submitted.trim() === ''
    : Object.values(submitted ?? {}).every(isNothingDone);
