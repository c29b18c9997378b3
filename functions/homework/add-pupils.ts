import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MorePupils } from '#contracts/homework/homework-draft.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { mayChangeClassroom, mayTeachPupil } from '#functions/http/access.ts';
import { type ApiError, notFound } from '#functions/http/errors.ts';
import { type Caller, operation, teachers } from '#functions/http/operation.ts';
import { HomeworkParams, mayChangeHomework } from './homework.ts';
import type { HomeworkEnv } from './routes.ts';

/** The number of chosen classes and of chosen pupils that this person may set homework for. */
export const Found = z.object({ rooms: z.number(), pupils: z.number() });
export type Found = z.infer<typeof Found>;

const Row = z.extend(Found, { found: z.boolean() });

/**
 * `POST /v1/homeworks/:id/pupils`: sets a homework for more classes and pupils, all or none. Pupils who
 * already have it are left unchanged. 204; 404 if the homework, a class or a pupil does not belong to the
 * caller.
 */
export const addPupils = operation<HomeworkEnv, z.infer<typeof HomeworkParams>, never, MorePupils>(
  { limit: 'pupils', may: teachers, params: HomeworkParams, body: MorePupils, once: false },
  async ({ params: { id }, body, db, caller }) => {
    const result = await db.execute(sql`
      with own as (
        select h.* from homeworks h where h.id = ${id} and ${mayChangeHomework(caller)}
      ), ${chosenParts(caller, body)}, set_pupils as (
        insert into pupil_homeworks (homework_id, pupil_id, seed, sort_name)
        select own.id, chosen.id, floor(random() * 4294967296)::bigint, chosen.sort_name
        from own, chosen, everybody
        on conflict do nothing
      ), set_rooms as (
        insert into homework_classrooms (homework_id, classroom_id, teacher_id, name, language, year,
          starts_at, due_at, created_at, tasks)
        select own.id, rooms.id, own.teacher_id, own.name, own.language, rooms.year,
          own.starts_at, own.due_at, own.created_at,
          (select count(*) from homework_tasks t where t.homework_id = own.id)
        from own, rooms, everybody
        on conflict do nothing
      )
      select exists (select 1 from own) as found, ${foundColumns}`);
    const [row] = parseRows(Row, result);
    if (!row?.found) throw notFound('This homework was not found.');
    const refusal = missing(row, body);
    if (refusal) throw refusal;
    return null;
  },
);

/** The classes and pupils to set homework for. */
interface Chosen {
  classroomIds: readonly string[];
  pupilIds: readonly string[];
}

/**
 * SQL for three CTEs. `rooms` and `chosen` contain the chosen classes and pupils that this person may set
 * homework for. `everybody` has a row only if no chosen class or pupil is missing from them.
 */
export const chosenParts = (caller: Caller, { classroomIds, pupilIds }: Chosen): SQL => {
  const rooms = [...new Set(classroomIds)];
  const pupils = [...new Set(pupilIds)];
  return sql`rooms as (
    select c.id, c.year from classrooms c
    where c.id in (select jsonb_array_elements_text(${JSON.stringify(rooms)}::jsonb))
      and c.archived_at is null and ${mayChangeClassroom(caller)}
  ), chosen as (
    select p.id, register_name(p.full_name, p.surname) as sort_name from users p
    where p.id in (select jsonb_array_elements_text(${JSON.stringify(pupils)}::jsonb))
      and ${mayTeachPupil(caller)}
  ), everybody as (
    select 1 where (select count(*) from rooms) = ${rooms.length}::int
      and (select count(*) from chosen) = ${pupils.length}::int
  )`;
};

/** SQL for the columns that count the classes and pupils in `rooms` and `chosen` (`Found`). */
export const foundColumns = sql`(select count(*)::int from rooms) as rooms,
  (select count(*)::int from chosen) as pupils`;

/** Returns a 404 if a chosen class or pupil was not found; null if all were found. */
export function missing(found: Found, { classroomIds, pupilIds }: Chosen): ApiError | null {
  if (found.rooms < new Set(classroomIds).size) return notFound('This class was not found.');
  if (found.pupils < new Set(pupilIds).size) return notFound('This pupil was not found.');
  return null;
}
