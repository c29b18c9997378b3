import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ClassroomDetail } from '#contracts/classrooms/classroom.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { mayChangeClassroom, maySeeClassroom } from '#functions/http/access.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ClassroomParams, classroomJson, pupilJson } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

/** `GET /v1/classrooms/:id`: a class with its pupils, sorted by surname. */
export const getClassroom = operation<ClassroomsEnv, z.infer<typeof ClassroomParams>>(
  { may: teachers, params: ClassroomParams },
  async ({ params: { id }, db, caller }): Promise<ClassroomDetail> => {
    const maySee = maySeeClassroom(caller);
    const detail = jsonOf<ClassroomDetail>({
      classroom: classroomJson(caller),
      mayChange: mayChangeClassroom(caller),
      pupils: jsonListOf(pupilJson(maySee), {
        from: sql`classroom_pupils own join users p on p.id = own.pupil_id
          where own.classroom_id = c.id and p.blocked_at is null`,
        by: sql`register_name(p.full_name, p.surname), p.id`,
      }),
    });
    const from = sql`classrooms c where c.id = ${id} and ${maySee}`;
    const found = await readJson(db, selectJson(detail, { from }));
    if (!found) throw notFound('This class was not found.');
    return found;
  },
);
