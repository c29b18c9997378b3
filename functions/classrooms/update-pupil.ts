import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { PupilName } from '#contracts/classrooms/classroom.ts';
import { guessSurname } from '#contracts/classrooms/register-name.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { mayChangePupil, PupilParams } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

/** `PATCH /v1/pupils/:id`: changes a pupil's name, and the surname by which result tables sort. 204. */
export const updatePupil = operation<ClassroomsEnv, z.infer<typeof PupilParams>, never, PupilName>(
  { may: teachers, params: PupilParams, body: PupilName, once: false },
  async ({ params: { id }, body, db, caller }) => {
    const { rows } = await db.execute(sql`
      with renamed as (
        update users p set full_name = ${body.fullName},
          surname = ${body.surname ?? guessSurname(body.fullName)}, updated_at = now()
        where p.id = ${id} and ${mayChangePupil(caller)} 
        returning id, register_name(full_name, surname) as sort_name
      ), sorted as (
        update pupil_homeworks h set sort_name = renamed.sort_name
        from renamed where h.pupil_id = renamed.id
      )
      select 1 from renamed`);
    if (rows.length === 0) throw notFound('This pupil was not found.');
    return null;
  },
);
