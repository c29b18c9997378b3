import type { TaskSourceName } from '#teaching/tasks/sources.ts';
import type { TaskTemplateName } from '#teaching/tasks/task-kinds.ts';

/** What the phone shows: a task of the plan, or one that could be added. */
export type ShownTask =
  | { kind: 'planned'; key: string }
  | {
      kind: 'offer';
      source: TaskSourceName;
      template: TaskTemplateName;
      seed: number;
      drawn: boolean;
    };
