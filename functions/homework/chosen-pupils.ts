import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { mayChangeClassroom, mayTeachPupil } from '#functions/http/department-access.ts';
import { type ApiError, notFound } from '#functions/http/errors.ts';
import type { Caller } from '#functions/http/operation.ts';

/** For whom homework is to be set. */
export interface Chosen {
  classroomIds: readonly string[];
  pupilIds: readonly string[];
}

/** How many of the chosen this person may set homework for. */
export const Found = z.object({ rooms: z.number(), pupils: z.number() });
export type Found = z.infer<typeof Found>;

/**
 * SQL for three parts of a `with`: `rooms` and `chosen`, the classes and pupils of these that this person
 * may set homework for, and `everybody`, one row when that is all of them.
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

/** SQL for the columns by which the answer tells who was found. */
export const foundColumns = sql`(select count(*)::int from rooms) as rooms,
  (select count(*)::int from chosen) as pupils`;

/** What was not found, when not everybody was. */
export function missing(found: Found, { classroomIds, pupilIds }: Chosen): ApiError | null {
  if (found.rooms < new Set(classroomIds).size) return notFound('This class');
  if (found.pupils < new Set(pupilIds).size) return notFound('This pupil');
  return null;
}
