import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { mayChangeClassroom } from '#functions/http/access.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ClassroomParams } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

const Params = z.extend(ClassroomParams, { pupilId: z.string().check(z.maxLength(40)) });

/**
 * `DELETE /v1/classrooms/:id/pupils/:pupilId`: removes a pupil from the class. Keeps the account and the
 * work. 204, even if the pupil is not in the class.
 */
export const leaveClassroom = operation<ClassroomsEnv, z.infer<typeof Params>>(
  { may: teachers, params: Params, once: false },
  async ({ params: { id, pupilId }, db, caller }) => {
    const { rows } = await db.execute(sql`
      with room as (
        select c.id from classrooms c where c.id = ${id} and ${mayChangeClassroom(caller)}
      ), gone as (
        delete from classroom_pupils m using room
        where m.classroom_id = room.id and m.pupil_id = ${pupilId}
      )
      select 1 from room`);
    if (rows.length === 0) throw notFound('This class was not found.');
    return null;
  },
);
