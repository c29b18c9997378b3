import { check } from '#functions/_base/check.ts';
import { Refusal } from '#functions/_base/errors.ts';
import type { NewTask } from '#teaching/homework/homework-draft.ts';
import { templateOf } from '#teaching/tasks/registry.ts';

/** A task as its row holds it. */
export interface TaskRow extends NewTask {
  position: number;
  size: number;
  skill_type: string;
}

/**
 * Tasks as they are stored: each checked by its template's own schema, and counted. A 400 names the
 * task and the field.
 */
export function checkTasks(tasks: readonly NewTask[]): TaskRow[] {
  return tasks.map((task, position) => {
    const { Data, size } = templateOf(task.template);
    const data = check(Data, task.data, `tasks.${position}.data`);
    const items = size(data);
    if (items === 0) {
      const field = `tasks.${position}.data`;
      const message = 'There is nothing to answer in this task.';
      throw new Refusal('bad_request', `${field}: ${message}`, { fields: [{ field, message }] });
    }
    return { ...task, data, position, size: items, skill_type: task.skillType };
  });
}
