import type { NewTask } from '#contracts/homework/homework-draft.ts';
import { check } from '#functions/http/check.ts';
import { Refusal } from '#functions/http/errors.ts';
import type { Who } from '#functions/http/operation.ts';
import { requireFeature } from '#functions/http/require-feature.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { featureOfSource } from '#lessons/tasks/source-features.ts';

/** A task as its row holds it. */
export interface TaskRow extends NewTask {
  position: number;
  size: number;
  skill_type: string;
}

/**
 * Tasks as they are stored: each checked by its template's own schema, and counted. A 400 names the
 * task and the field; 403 `plan_required` where the plan of whoever sets it lacks what it is made of.
 */
export function checkTasks(tasks: readonly NewTask[], who: Who): TaskRow[] {
  return tasks.map((task, position) => {
    const feature = featureOfSource(task.source);
    if (!feature) throw refused(`tasks.${position}.source`, 'This is nothing that can be set.');
    requireFeature(who, feature);
    const { Data, size } = templateOf(task.template);
    const data = check(Data, task.data, `tasks.${position}.data`);
    const items = size(data);
    if (items === 0) {
      throw refused(`tasks.${position}.data`, 'There is nothing to answer in this task.');
    }
    return { ...task, data, position, size: items, skill_type: task.skillType };
  });
}

const refused = (field: string, message: string) =>
  new Refusal('bad_request', `${field}: ${message}`, { fields: [{ field, message }] });
