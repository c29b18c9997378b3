import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { CopiedHomework } from '#contracts/homework/homework-draft.ts';
import { insertHomework } from '#db/queries/insert-homework.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { ApiError, notFound } from '#functions/http/errors.ts';
import { createdElsewhere } from '#functions/http/idempotent-creation.ts';
import { answerUnkept, operation, teachers } from '#functions/http/operation.ts';
import { chosenParts, Found, foundColumns, missing } from './add-pupils.ts';
import { HomeworkParams, homeworkWhere, mayChangeHomework, selectHomework } from './homework.ts';
import type { HomeworkEnv } from './routes.ts';

const Row = z.extend(Found, { id: z.nullable(z.string()), found: z.boolean() });

/**
 * `POST /v1/homeworks/:id/copy`: sets the same tasks, instructions, pass mark and marking rules for other
 * classes and pupils, with new dates. Accepted answers also apply in the copy. The caller owns the copy. 201
 * with the copy (`HomeworkDetail`). 400 if its due date is in the past. 404 if the homework, a class or a
 * pupil does not belong to the caller.
 */
export const copyHomework = operation<
  HomeworkEnv,
  z.infer<typeof HomeworkParams>,
  never,
  CopiedHomework
>(
  { limit: 'homework', may: teachers, params: HomeworkParams, body: CopiedHomework },
  async ({ params: { id }, body, db, caller, creation }) => {
    if (creation.before) {
      return answerUnkept(await selectHomework(db, caller, Number(creation.before)), 201);
    }
    if (Date.parse(body.dueAt) <= Date.now()) {
      const message = 'This date has passed.';
      throw new ApiError('bad_request', `dueAt: ${message}`, {
        fields: [{ field: 'dueAt', message }],
      });
    }
    const copy = db.execute(sql`
      with turn as (${creation.turn}), own as (
        select h.* from homeworks h where h.id = ${id} and ${mayChangeHomework(caller)}
      ), ${chosenParts(caller, body)}, made as (
        ${insertHomework(
          {
            teacherId: sql`${caller.id}`,
            resourceId: sql`own.resource_id`,
            name: sql`own.name`,
            instructions: sql`own.instructions`,
            language: sql`own.language`,
            nativeLanguage: sql`own.native_language`,
            passMark: sql`own.pass_mark`,
            attemptsAllowed: sql`own.attempts_allowed`,
            preset: sql`own.preset`,
            startsAt: sql`${body.startsAt}`,
            dueAt: sql`${body.dueAt}`,
          },
          sql`from own, everybody, turn`,
        )}
        returning id, name, language, starts_at, due_at, created_at
      ), noted as (${creation.note(sql`id::text`, sql`made`)}), set_tasks as (
        insert into homework_tasks (homework_id, position, name, source, template, skill_type, size,
          data, accepted)
        select made.id, t.position, t.name, t.source, t.template, t.skill_type, t.size, t.data,
          t.accepted
        from made, homework_tasks t where t.homework_id = ${id} order by t.position
      ), set_pupils as (
        insert into pupil_homeworks (homework_id, pupil_id, seed, sort_name)
        select made.id, chosen.id, floor(random() * 4294967296)::bigint, chosen.sort_name
        from made, chosen
      ), set_rooms as (
        insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language, year,
          starts_at, due_at, created_at, tasks)
        select made.id, rooms.id, ${caller.id}, made.name, made.language, rooms.year, made.starts_at,
          made.due_at, made.created_at,
          (select count(*) from homework_tasks t where t.homework_id = ${id})
        from made, rooms
      )
      select (select id from made) as id, exists (select 1 from own) as found, ${foundColumns}`);
    // The new homework is found by its creation time: all rows of this transaction have its start time, to
    // the column's millisecond precision.
    const made = homeworkWhere(
      db,
      caller,
      sql`h.teacher_id = ${caller.id} and h.created_at = now()::timestamptz(3)`,
    );
    const [copied, read] = await db.batch([copy, made]);
    const [row] = parseRows(Row, copied);
    if (!row?.found) throw notFound('This homework was not found.');
    const refusal = missing(row, body);
    if (refusal) throw refusal;
    // Two homeworks may have been created in one millisecond.
    const detail = read.rows.find(({ json }) => String(json.id) === row.id)?.json;
    if (row.id === null || !detail) throw createdElsewhere();
    return answerUnkept(detail, 201);
  },
);
