import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HomeworkRow } from '#contracts/homework/homework.ts';
import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import type { Database } from '#db/client.ts';
import { jsonAgg, jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { type Caller, everyRole, operation } from '#functions/http/operation.ts';
import type { HomeworkEnv } from './env.ts';
import { pupilHomeworks } from './list-pupil-homeworks.ts';

const ListQuery = z.object({
  /** `true`: only what is over (for a pupil: what is done). */
  completed: z._default(z.enum(['true', 'false']), 'false'),
  /** `true`, for a teacher: only what is set for single pupils, beside classes or without one. */
  single: z._default(z.enum(['true', 'false']), 'false'),
});

/** Older ones stand in `GET /v1/homeworks-by-class`, page by page. */
const maxRows = 200;

/** `GET /v1/homeworks`: a pupil's own homework; for a teacher what she has set, newest first. */
export const listHomeworks = operation<HomeworkEnv, never, z.infer<typeof ListQuery>>(
  { may: everyRole, query: ListQuery },
  async ({ query, db, caller }): Promise<HomeworkRow[] | PupilHomeworkRow[]> => {
    const completed = query.completed === 'true';
    return caller.role === 'PUPIL'
      ? pupilHomeworks(db, caller, completed)
      : teacherHomeworks(db, caller, completed, query.single === 'true');
  },
);

async function teacherHomeworks(
  db: Database,
  caller: Caller,
  completed: boolean,
  single: boolean,
): Promise<HomeworkRow[]> {
  const homeworks = jsonAgg(rowJson, { by: sql`h.created_at desc, h.id desc` });
  const from = sql`(select * from homeworks h
      where h.teacher_id = ${caller.id} and (not ${completed}::boolean or h.due_at <= now())
        and (not ${single}::boolean or exists (select 1 from pupil_homeworks p
          where p.homework_id = h.id and p.classroom_id is null))
      order by h.created_at desc nulls last, h.id desc nulls last limit ${maxRows}) h
    cross join lateral (
      select count(*)::int as tasks from homework_tasks t where t.homework_id = h.id) t
    cross join lateral (
      select count(*)::int as pupils, count(*) filter (where p.done >= t.tasks)::int as done,
        count(*) filter (where p.classroom_id is null)::int as single,
        round(sum(p.score_sum)::numeric / nullif(sum(p.done), 0))::int as mean_score,
        coalesce(sum(p.to_read), 0)::int as to_read
      from pupil_homeworks p where p.homework_id = h.id) s`;
  return (await readJson(db, selectJson(homeworks, { from }))) ?? [];
}

/** SQL for the homework `h` with the number of its tasks `t` and its sums `s`. */
const rowJson = jsonOf<HomeworkRow>({
  id: sql`h.id`,
  name: sql`h.name`,
  language: sql`h.language`,
  startsAt: utcTimestamp(sql`h.starts_at`),
  dueAt: utcTimestamp(sql`h.due_at`),
  tasks: sql`t.tasks`,
  pupils: sql`s.pupils`,
  single: sql`s.single`,
  done: sql`s.done`,
  meanScore: sql`s.mean_score`,
  toRead: sql`s.to_read`,
  classrooms: jsonListOf(
    jsonOf<HomeworkRow['classrooms'][number]>({ id: sql`c.id`, name: sql`c.name` }),
    {
      from: sql`homework_classrooms hc join classrooms c on c.id = hc.classroom_id
        where hc.homework_id = h.id`,
      by: sql`lower(c.name), c.id`,
    },
  ),
});
