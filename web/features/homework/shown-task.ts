import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import type { TaskSourceName } from '#lessons/tasks/sources.ts';

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
