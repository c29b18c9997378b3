import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HomeworkRow } from '#contracts/homework/homework.ts';
import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import type { Database } from '#db/client.ts';
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
  const { rows } = await db.execute<{ homeworks: HomeworkRow[] }>(sql`
    select coalesce(json_agg(json_build_object('id', h.id, 'name', h.name, 'language', h.language,
        'startsAt', ${utcTimestamp(sql`h.starts_at`)}, 'dueAt', ${utcTimestamp(sql`h.due_at`)},
        'tasks', t.tasks, 'pupils', s.pupils, 'single', s.single, 'done', s.done,
        'meanScore', s.mean_score, 'toRead', s.to_read,
        'classrooms', (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name)
            order by lower(c.name), c.id), '[]')
          from homework_classrooms hc join classrooms c on c.id = hc.classroom_id
          where hc.homework_id = h.id))
      order by h.created_at desc, h.id desc), '[]') as homeworks
    from (select * from homeworks h
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
      from pupil_homeworks p where p.homework_id = h.id) s`);
  return rows[0]?.homeworks ?? [];
}
