import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { parseRows } from '#db/queries/parse-rows.ts';
import { mayChangeClassroom } from '#functions/http/access.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ClassroomParams } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

const Row = z.object({ found: z.boolean(), gone: z.boolean() });

/**
 * `DELETE /v1/classrooms/:id`: removes an empty class, for example one created by mistake. 204; 409 if it has
 * pupils or homework, because a class with results is archived instead.
 */
export const removeClassroom = operation<ClassroomsEnv, z.infer<typeof ClassroomParams>>(
  { may: teachers, params: ClassroomParams },
  async ({ params: { id }, db, caller }) => {
    const result = await db.execute(sql`
      with own as (
        select c.id from classrooms c where c.id = ${id} and ${mayChangeClassroom(caller)} for update
      ), gone as (
        delete from classrooms c using own where c.id = own.id
          and not exists (select 1 from classroom_pupils m where m.classroom_id = own.id)
          and not exists (select 1 from homework_classrooms hc where hc.classroom_id = own.id)
        returning 1
      )
      select exists (select 1 from own) as found, exists (select 1 from gone) as gone`);
    const [row] = parseRows(Row, result);
    if (!row?.found) throw notFound('This class was not found.');
    if (!row.gone) {
      throw new ApiError('conflict', 'This class has pupils or homework. Archive it instead.');
    }
    return null;
  },
);
