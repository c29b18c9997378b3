import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Withdrawn } from '#contracts/homework/homework.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { notFound } from '#functions/http/errors.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import { HomeworkParams, mayChangeHomework } from './homework.ts';
import type { HomeworkEnv } from './routes.ts';

const Params = z.object({
  homeworkId: HomeworkParams.shape.id,
  classroomId: z.string().check(z.maxLength(40)),
});

const Row = z.object({ pupils: z.number(), removed: z.boolean() });

/**
 * `DELETE /v1/homework-classroom/:homeworkId/:classroomId`: withdraws a homework from a class, with its
 * pupils' attempts (`Withdrawn`). If this was its last class and no pupil got it in another way, deletes the
 * homework, because no list would show it and nobody could remove it later.
 */
export const withdrawHomework = operation<HomeworkEnv, z.infer<typeof Params>>(
  { may: teachers, params: Params },
  async ({ params: { homeworkId, classroomId }, db, caller }): Promise<Withdrawn> => {
    const result = await db.execute(sql`
      with taken as (
        delete from homework_classrooms hc using homeworks h
        where hc.homework_id = ${homeworkId} and hc.classroom_id = ${classroomId}
          and h.id = hc.homework_id and ${mayChangeHomework(caller)}
        returning hc.homework_id, hc.classroom_id
      ), held as (
        select p.id, other.classroom_id as goes_on from taken
        join pupil_homeworks p
          on p.homework_id = taken.homework_id and p.classroom_id = taken.classroom_id
        left join lateral (
          select hc.classroom_id from homework_classrooms hc
          join classroom_pupils m on m.classroom_id = hc.classroom_id and m.pupil_id = p.pupil_id
          where hc.homework_id = p.homework_id and hc.classroom_id <> taken.classroom_id
          order by hc.classroom_id limit 1) other on true
      ), moved as (
        update pupil_homeworks p set classroom_id = held.goes_on
        from held where p.id = held.id and held.goes_on is not null
      ), gone as (
        delete from pupil_homeworks p using held where p.id = held.id and held.goes_on is null
        returning p.id
      ), removed as (
        delete from homeworks h using taken where h.id = taken.homework_id
          and not exists (select 1 from homework_classrooms hc
            where hc.homework_id = h.id and hc.classroom_id <> taken.classroom_id)
          and not exists (select 1 from pupil_homeworks p
            where p.homework_id = h.id and p.classroom_id is distinct from taken.classroom_id)
        returning 1
      )
      select (select count(*)::int from gone) as pupils, exists (select 1 from removed) as removed
      from taken`);
    const [row] = parseRows(Row, result);
    if (!row) throw notFound('This homework was not found.');
    return { homeworkId, classroomId, ...row };
  },
);
