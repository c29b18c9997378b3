import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { exampleTasks } from '#lessons/tasks/example-tasks.ts';

/** The two tasks of every homework in the model. */
export const tasks = exampleTasks(exampleMaterials.french).slice(0, 2);
export const passMark = 60;

/** An id that does not exist. */
export const unknownId = 999_999_999;

/**
 * Returns null if the response has the status that the model expects, otherwise a line that describes the
 * difference.
 */
export const answered = ({ status }: Response, expected: number): string | null =>
  status === expected ? null : `answered ${status}, not ${expected}`;
