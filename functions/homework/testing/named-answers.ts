import type { TaskTemplateName } from '#contracts/homework/task-kinds.ts';
import { templateOf } from '#lessons/tasks/registry.ts';
import { pupilNames } from '../attempts/pupil-names.ts';

/**
 * Converts answers with stored ids to answers as a pupil's device sends them: with the pupil-specific ids of
 * the task that the device received.
 */
export const namedAnswers = (
  submitted: unknown,
  template: TaskTemplateName,
  task: { pupilHomeworkId: number; taskId: number },
  secret: string,
): unknown => templateOf(template).rename.toPupil(submitted, pupilNames(secret, task));
