import { sql } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import * as z from 'zod/mini';
import { ClassroomDraft } from '#contracts/classrooms/classroom.ts';
import { executeJson, selectJson } from '#db/queries/json-of.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { mayChangeClassroom } from '#functions/http/access.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { createdElsewhere } from '#functions/http/idempotent-creation.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { ClassroomParams, classroomJson } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

const Row = z.object({ archived: z.boolean(), turn: z.boolean() });

/**
 * `POST /v1/classrooms/:id/move-up`: creates the class of the next school year with the same teacher and
 * pupils. Archives the old class with its pupils and results. 201 with the new class. 404 if the caller may
 * not change the class; 409 if it is already archived.
 */
export const moveUpClassroom = operation<
  ClassroomsEnv,
  z.infer<typeof ClassroomParams>,
  never,
  ClassroomDraft
>(
  { limit: 'classroom', may: teachers, params: ClassroomParams, body: ClassroomDraft },
  async ({ params: { id }, body, db, caller, creation }) => {
    const newId = creation.before ?? nanoid(12);
    const [result, { rows: made }] = await db.batch([
      db.execute(sql`
        with turn as (${creation.turn}), room as (
          select c.id, c.teacher_id, c.interface_language, c.archived_at is not null as archived from classrooms c
          where c.id = ${id} and ${mayChangeClassroom(caller)} for no key update
        ), made as (
          insert into classrooms (id, teacher_id, name, language, year, interface_language)
          select ${newId}, room.teacher_id, ${body.name}, ${body.language}, ${body.year}::text,
            coalesce(${body.interfaceLanguage}::text, room.interface_language)
          from room, turn where not room.archived returning id
        ), noted as (${creation.note(sql`id`, sql`made`)}), joined as (
          insert into classroom_pupils (classroom_id, pupil_id)
          select made.id, m.pupil_id from made, classroom_pupils m join users p on p.id = m.pupil_id
          where m.classroom_id = ${id} and p.blocked_at is null
        ), closed as (
          update classrooms c set archived_at = now(), updated_at = now()
          from made where c.id = ${id}
        )
        select room.archived, exists (select 1 from turn) as turn from room`),
      executeJson(
        db,
        selectJson(classroomJson(caller), {
          from: sql`classrooms c where c.id = ${newId} and ${mayChangeClassroom(caller)}`,
        }),
      ),
    ]);
    const [row] = parseRows(Row, result);
    if (!row) throw notFound('This class was not found.');
    const [next] = made;
    if (next) return Response.json(next.json, { status: 201 });
    if (row.archived) throw new ApiError('conflict', 'This class is already archived.');
    throw createdElsewhere();
  },
);
