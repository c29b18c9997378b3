import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { HomeworkPupilParams, mayChangeHomework } from './homework.ts';
import type { HomeworkEnv } from './routes.ts';

/**
 * `DELETE /v1/homeworks/:id/pupils/:pupilId`: removes one pupil from a homework, with the pupil's drafts and
 * attempts. Other pupils are not affected. 204, even if the pupil no longer has it; 404 if the homework does
 * not belong to the caller. If the homework then has no class and no pupil left, deletes it, because no list
 * would show it.
 */
export const removePupil = operation<HomeworkEnv, z.infer<typeof HomeworkPupilParams>>(
  { may: teachers, params: HomeworkPupilParams },
  async ({ params: { id, pupilId }, db, caller }) => {
    const { rows } = await db.execute(sql`
      with own as (
        select h.id from homeworks h where h.id = ${id} and ${mayChangeHomework(caller)}
      ), gone as (
        delete from pupil_homeworks p using own
        where p.homework_id = own.id and p.pupil_id = ${pupilId} returning p.homework_id
      ), removed as (
        delete from homeworks h using gone where h.id = gone.homework_id
          and not exists (select 1 from homework_classrooms hc where hc.homework_id = h.id)
          and not exists (select 1 from pupil_homeworks p
            where p.homework_id = h.id and p.pupil_id <> ${pupilId})
      )
      select 1 from own`);
    if (rows.length === 0) throw notFound('This homework was not found.');
    return null;
  },
);
