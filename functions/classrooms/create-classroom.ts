import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { utcMoment } from '#db/queries/utc-moment.ts';
import { operation, teachers } from '#functions/_base/operation.ts';
import { ClassroomDraft, type ClassroomRow } from '#teaching/classrooms/classroom.ts';
import type { ClassroomsEnv } from './env.ts';

/** `POST /v1/classrooms`: a new class of one's own. 201 with it. */
export const createClassroom = operation<ClassroomsEnv, never, never, ClassroomDraft>(
  { may: teachers, body: ClassroomDraft },
  async ({ body, db, who }) => {
    const id = nanoid(12);
    const { rows } = await db.execute<{ created: string }>(sql`
      insert into classrooms (id, teacher_id, name, language, year)
      values (${id}, ${who.id}, ${body.name}, ${body.language}, ${body.year})
      returning ${utcMoment(sql`created_at`)} as created`);
    const made: ClassroomRow = {
      id,
      ...body,
      archived: false,
      pupils: 0,
      openHomeworks: 0,
      teacherId: who.id,
      teacherName: who.name,
      mine: true,
      createdAt: rows[0]?.created ?? '',
    };
    return Response.json(made, { status: 201 });
  },
);
