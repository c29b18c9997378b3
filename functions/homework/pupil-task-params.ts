import * as z from 'zod';

/** A homework's or a task's id out of a path. */
export const NumberInPath = z.coerce.number('This is not a number.').pipe(z.int().positive());

/** `/v1/homeworks/:homeworkId/tasks/:taskId…` */
export const PupilTaskParams = z.object({ homeworkId: NumberInPath, taskId: NumberInPath });
export type PupilTaskParams = z.infer<typeof PupilTaskParams>;
