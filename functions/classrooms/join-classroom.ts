import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseRows } from '#db/queries/parse-rows.ts';
import { mayChangeClassroom, mayTeachPupil } from '#functions/http/access.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ClassroomParams } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

const Body = z.object({
  pupilIds: z
    .array(z.string().check(z.maxLength(40)))
    .check(z.minLength(1, 'Choose a pupil.'), z.maxLength(300)),
});

const Row = z.object({ found: z.boolean(), known: z.number() });

/**
 * `POST /v1/classrooms/:id/members`: adds existing pupils to this class and keeps them in their other
 * classes. Ignores pupils who are already in it. 404 if the class or one of the pupils does not belong to the
 * caller. 204.
 */
export const joinClassroom = operation<
  ClassroomsEnv,
  z.infer<typeof ClassroomParams>,
  never,
  z.infer<typeof Body>
>(
  { limit: 'pupils', may: teachers, params: ClassroomParams, body: Body, once: false },
  async ({ params: { id }, body, db, caller }) => {
    const wanted = [...new Set(body.pupilIds)];
    const result = await db.execute(sql`
      with room as (
        select c.id from classrooms c where c.id = ${id} and ${mayChangeClassroom(caller)}
      ), known as (
        select p.id from users p
        where p.id in (select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb))
          and ${mayTeachPupil(caller)}
      ), joined as (
        insert into classroom_pupils (classroom_id, pupil_id)
        select room.id, known.id from room, known
        where (select count(*) from known) = ${wanted.length}
        on conflict do nothing
      )
      select exists (select 1 from room) as found, (select count(*)::int from known) as known`);
    const [row] = parseRows(Row, result);
    if (!row?.found) throw notFound('This class was not found.');
    if (row.known < wanted.length) throw notFound('This pupil was not found.');
    return null;
  },
);
