import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { markPlaced } from './drag-and-drop/mark.ts';
import { markMatched } from './matching/mark.ts';
import { markChosen } from './multiple-choice/mark.ts';
import type { taskTemplates } from './registry.ts';
import { markTapped } from './tap-or-select/mark.ts';
import type { TaskMarking } from './task-marking.ts';
import type { TaskTemplate } from './task-template.ts';
import { markTyped } from './type-the-answer/mark.ts';

type MarkingOf<Template> =
  Template extends TaskTemplate<infer Data, infer _ForPupil, infer Submitted>
    ? TaskMarking<Data, Submitted>
    : never;

/**
 * The marking of each template, beside the templates and no part of them: screens that set homework need
 * those, and the checker with the forms of thirty languages is for the Workers alone. The compiler names
 * one that is missing, and one that marks other data than its template stores.
 */
export const taskMarkings: {
  [Name in TaskTemplateName]: MarkingOf<(typeof taskTemplates)[Name]>;
} = {
  TYPE_THE_ANSWER: { mark: markTyped },
  DRAG_AND_DROP: { mark: markPlaced },
  MATCHING: { mark: markMatched },
  MULTIPLE_CHOICE: { mark: markChosen },
  TAP_OR_SELECT: { mark: markTapped, idsTell: true },
};

/** The marking of one template, whichever it is. */
export const markingOf = (name: TaskTemplateName): TaskMarking<unknown, unknown> =>
  taskMarkings[name];
