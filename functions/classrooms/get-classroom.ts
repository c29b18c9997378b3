import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ClassroomRow, PupilRow } from '#contracts/classrooms/classroom.ts';
import { mayChangeClassroom, maySeeClassroom } from '#functions/http/department-access.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ClassroomParams } from './classroom-access.ts';
import type { ClassroomsEnv } from './env.ts';
import { classroomJson, pupilJson } from './read-classrooms.ts';

/** A class with its pupils. */
export interface ClassroomDetail {
  classroom: ClassroomRow;
  pupils: PupilRow[];
  /** Whether this person may change it. */
  mayChange: boolean;
}

/** `GET /v1/classrooms/:id`: a class with its pupils, by surname. */
export const getClassroom = operation<ClassroomsEnv, z.infer<typeof ClassroomParams>>(
  { may: teachers, params: ClassroomParams },
  async ({ params: { id }, db, caller }): Promise<ClassroomDetail> => {
    const maySee = maySeeClassroom(caller);
    const { rows } = await db.execute<{ detail: ClassroomDetail }>(sql`
      select json_build_object('classroom', ${classroomJson(caller)},
        'mayChange', ${mayChangeClassroom(caller)},
        'pupils', (select coalesce(json_agg(${pupilJson(maySee)}
            order by register_name(p.full_name, p.surname), p.id), '[]')
          from classroom_pupils own join users p on p.id = own.pupil_id
          where own.classroom_id = c.id and p.blocked_at is null)) as detail
      from classrooms c where c.id = ${id} and ${maySee}`);
    const row = rows[0];
    if (!row) throw notFound('This class');
    return row.detail;
  },
);
