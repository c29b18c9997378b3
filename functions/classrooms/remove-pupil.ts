import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { mayChangePupil, PupilParams } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

/**
 * `DELETE /v1/pupils/:id`: removes a pupil's account with all their work, as the law on children's data
 * requires, and frees the place. The audit log records the removal but does not name the pupil. 204.
 */
export const removePupil = operation<ClassroomsEnv, z.infer<typeof PupilParams>>(
  { may: teachers, params: PupilParams },
  async ({ params: { id }, db, caller }) => {
    const { rows } = await db.execute(sql`
      with gone as (
        delete from users p where p.id = ${id} and ${mayChangePupil(caller)}
        returning p.id, p.teacher_id, p.organisation_id
      ), freed as (
        update allowance_usage a set pupils = greatest(0, a.pupils - 1)
        from gone where a.owner_id = coalesce(
          (select o.owner_id from organisations o where o.id = gone.organisation_id),
          gone.teacher_id)
      ), keys as (
        delete from idempotency_keys k using gone where starts_with(k.key, gone.id || ':')
      ), traces as (
        update audit_log a set subject = 'removed' from gone where a.subject = gone.id
      ), line as (
        insert into audit_log (actor_id, action, subject)
        select ${caller.id}, 'account.deleted', 'pupil' from gone
      )
      select 1 from gone`);
    if (rows.length === 0) throw notFound('This pupil was not found.');
    return null;
  },
);
