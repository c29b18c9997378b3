import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { mayChangeOf, maySeeOf } from '#functions/http/department-access.ts';
import type { Caller } from '#functions/http/operation.ts';

/** A number as it stands in a path. */
const id = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(Number.MAX_SAFE_INTEGER));

export const HomeworkParams = z.object({ id });
export const HomeworkPupilParams = z.extend(HomeworkParams, {
  pupilId: z.string().check(z.maxLength(40)),
});
export const TaskParams = z.extend(HomeworkParams, { taskId: id });
export const AttemptParams = z.extend(HomeworkParams, {
  attemptId: id,
  itemId: z.string().check(z.maxLength(60)),
});

/** SQL: the homework `h` may be seen by whoever set it and by the teachers of the same department. */
export const maySeeHomework = (caller: Caller): SQL => maySeeOf(caller, sql`h.teacher_id`);

/** SQL: the homework `h` may be changed by whoever set it and by the owner of the department. */
export const mayChangeHomework = (caller: Caller): SQL => mayChangeOf(caller, sql`h.teacher_id`);

/** SQL: when the homework `h` is due for the pupil who has it as `p`: more time than the others', if given. */
export const dueForPupil: SQL = sql`greatest(h.due_at, p.due_at)`;

/** SQL: the lesson `r` may be set: own ones, the department's, and finished ones shared with everybody. */
export const maySeeResource = (caller: Caller): SQL =>
  sql`(r.removed_at is null and ((r.visibility = 'PUBLIC' and r.status = 'final')
    or ${caller.role === 'admin'}::boolean or ${maySeeOf(caller, sql`r.owner_id`)}))`;
