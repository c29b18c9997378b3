import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { dragAndDrop } from './drag-and-drop/index.ts';
import { findInGrid } from './find-in-grid/index.ts';
import { matching } from './matching/index.ts';
import { multipleChoice } from './multiple-choice/index.ts';
import { tapOrSelect } from './tap-or-select/index.ts';
import type { TaskTemplate } from './task-template.ts';
import { typeTheAnswer } from './type-the-answer/index.ts';

/** Every template; the compiler reports a missing one. */
export const taskTemplates = {
  TYPE_THE_ANSWER: typeTheAnswer,
  DRAG_AND_DROP: dragAndDrop,
  MATCHING: matching,
  MULTIPLE_CHOICE: multipleChoice,
  TAP_OR_SELECT: tapOrSelect,
  FIND_IN_GRID: findInGrid,
} satisfies Record<TaskTemplateName, TaskTemplate<unknown, unknown, unknown>>;

/** Returns a template by name. */
export const templateOf = (name: TaskTemplateName): TaskTemplate<unknown, unknown, unknown> =>
  taskTemplates[name];
