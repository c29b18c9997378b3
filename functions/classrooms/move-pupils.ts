import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { MovedPupils } from '#contracts/classrooms/classroom.ts';
import { mayChangeClassroom } from '#functions/http/access.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ClassroomParams } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

/**
 * `POST /v1/classrooms/:id/move`: moves pupils from this class to another (`to`), atomically. If `to` is
 * null, only removes them from this class. Keeps accounts and work. Ignores pupils who are not in the class.
 * 404 if the caller may not change one of the classes. 204.
 */
export const movePupils = operation<
  ClassroomsEnv,
  z.infer<typeof ClassroomParams>,
  never,
  MovedPupils
>(
  { limit: 'pupils', may: teachers, params: ClassroomParams, body: MovedPupils, once: false },
  async ({ params: { id }, body: { pupilIds, to }, db, caller }) => {
    const { rows } = await db.execute(sql`
      with room as (
        select c.id from classrooms c where c.id = ${id} and ${mayChangeClassroom(caller)}
          and (${to}::text is null or exists (
            select 1 from classrooms c where c.id = ${to} and ${mayChangeClassroom(caller)}))
      ), gone as (
        delete from classroom_pupils m using room
        where m.classroom_id = room.id and m.classroom_id is distinct from ${to}::text
          and m.pupil_id in (select jsonb_array_elements_text(${JSON.stringify(pupilIds)}::jsonb))
        returning m.pupil_id
      ), joined as (
        insert into classroom_pupils (classroom_id, pupil_id)
        select ${to}::text, gone.pupil_id from gone where ${to}::text is not null
        on conflict do nothing
      )
      select 1 from room`);
    if (rows.length === 0) throw notFound('This class was not found.');
    return null;
  },
);
