import * as z from 'zod/mini';

/** A homework's or a task's id out of a path. */
export const NumberInPath = z.pipe(
  z.coerce.number('This is not a number.'),
  z.int().check(z.positive()),
);

/** `/v1/homeworks/:homeworkId/tasks/:taskId…` */
export const PupilTaskParams = z.object({ homeworkId: NumberInPath, taskId: NumberInPath });
export type PupilTaskParams = z.infer<typeof PupilTaskParams>;
