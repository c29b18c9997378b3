import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { SetExtension } from '#contracts/homework/homework-draft.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { HomeworkPupilParams, mayChangeHomework } from './homework.ts';
import type { HomeworkEnv } from './routes.ts';

const Row = z.object({ later: z.boolean() });

/**
 * `PUT /v1/homeworks/:id/pupils/:pupilId/due`: gives one pupil a later due date, or withdraws it (null). The
 * new date determines when this pupil's attempts are late and when the answers are revealed. 204. 400 if the
 * new date is not later than the common due date. 404 if the homework or the pupil does not belong to the
 * caller.
 */
export const setExtension = operation<
  HomeworkEnv,
  z.infer<typeof HomeworkPupilParams>,
  never,
  SetExtension
>(
  { may: teachers, params: HomeworkPupilParams, body: SetExtension, once: false },
  async ({ params: { id, pupilId }, body: { dueAt }, db, caller }) => {
    const result = await db.execute(sql`
      with own as (
        select p.id, ${dueAt}::timestamptz is null or ${dueAt}::timestamptz > h.due_at as later
        from pupil_homeworks p join homeworks h on h.id = p.homework_id
        where h.id = ${id} and p.pupil_id = ${pupilId} and ${mayChangeHomework(caller)}
      ), changed as (
        update pupil_homeworks p set due_at = ${dueAt}::timestamptz
        from own where p.id = own.id and own.later
      )
      select later from own`);
    const [row] = parseRows(Row, result);
    if (!row) throw notFound('This pupil was not found.');
    if (!row.later) {
      const message = 'Choose a time after everyone else’s due date.';
      throw new ApiError('bad_request', `dueAt: ${message}`, {
        fields: [{ field: 'dueAt', message }],
      });
    }
    return null;
  },
);
