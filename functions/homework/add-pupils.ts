import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MorePupils } from '#contracts/homework/homework-draft.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { chosenParts, Found, foundColumns, missing } from './chosen-pupils.ts';
import type { HomeworkEnv } from './env.ts';
import { HomeworkParams, mayChangeHomework } from './homework-access.ts';

const Row = z.extend(Found, { found: z.boolean() });

/**
 * `POST /v1/homeworks/:id/pupils`: sets a homework for more classes and pupils, all or none. Who has it
 * already keeps it as it is. 204; 404 when the homework, a class or a pupil is not one's own.
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
    if (!row?.found) throw notFound('This homework');
    const refusal = missing(row, body);
    if (refusal) throw refusal;
    return null;
  },
);
