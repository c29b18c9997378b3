import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import { ClassroomDraft, type ClassroomRow } from '#contracts/classrooms/classroom.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { createdElsewhere } from '#functions/http/idempotent-creation.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { ClassroomsEnv } from './routes.ts';

const Row = z.object({ created: z.string() });

/** `POST /v1/classrooms`: creates a class for the caller. 201 with the class. */
export const createClassroom = operation<ClassroomsEnv, never, never, ClassroomDraft>(
  { limit: 'classroom', may: teachers, body: ClassroomDraft },
  async ({ body, db, caller, creation }) => {
    const id = creation.before ?? nanoid(12);
    const result = await db.execute(sql`
      with turn as (${creation.turn}), made as (
        insert into classrooms (id, teacher_id, name, language, year, interface_language)
        select ${id}, ${caller.id}, ${body.name}, ${body.language}, ${body.year}::text,
          ${body.interfaceLanguage}::text from turn
        returning id, created_at
      ), noted as (${creation.note(sql`id`, sql`made`)})
      select ${utcTimestamp(sql`created_at`)} as created from made
      union all
      select ${utcTimestamp(sql`created_at`)} from classrooms where id = ${id} and teacher_id = ${caller.id}`);
    const [row] = parseRows(Row, result);
    if (!row) throw createdElsewhere();
    const made: ClassroomRow = {
      id,
      ...body,
      archived: false,
      pupils: 0,
      openHomeworks: 0,
      teacherId: caller.id,
      teacherName: caller.name,
      mine: true,
      createdAt: row.created,
    };
    return Response.json(made, { status: 201 });
  },
);
