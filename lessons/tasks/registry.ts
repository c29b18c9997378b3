import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { dragAndDrop } from './drag-and-drop/definition.ts';
import { matching } from './matching/definition.ts';
import { multipleChoice } from './multiple-choice/definition.ts';
import { tapOrSelect } from './tap-or-select/definition.ts';
import type { TaskTemplate } from './task-template.ts';
import { typeTheAnswer } from './type-the-answer/definition.ts';

/** The five templates; the compiler names one that is missing. */
export const taskTemplates = {
  TYPE_THE_ANSWER: typeTheAnswer,
  DRAG_AND_DROP: dragAndDrop,
  MATCHING: matching,
  MULTIPLE_CHOICE: multipleChoice,
  TAP_OR_SELECT: tapOrSelect,
} satisfies Record<TaskTemplateName, TaskTemplate<unknown, unknown, unknown>>;

/** One template, whichever it is. */
export const templateOf = (name: TaskTemplateName): TaskTemplate<unknown, unknown, unknown> =>
  taskTemplates[name];
