import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { HomeworkRow } from '#contracts/homework/homework.ts';
import type { PupilHomeworkRow } from '#contracts/homework/pupil-homework.ts';
import type { Database } from '#db/client.ts';
import {
  executeJson,
  jsonAgg,
  jsonListOf,
  jsonOf,
  readJson,
  selectJson,
} from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { type Caller, everyRole, operation } from '#functions/http/operation.ts';
import { dueForPupil } from './homework.ts';
import type { HomeworkEnv } from './routes.ts';

const ListQuery = z.object({
  /** `true`: only finished homework. For a pupil, this is homework whose tasks are all done. */
  completed: z._default(z.enum(['true', 'false']), 'false'),
  /** `true`, for a teacher: only homework set for individual pupils, even if it is also set for classes. */
  single: z._default(z.enum(['true', 'false']), 'false'),
});

/** Maximum rows. Older homework is in `GET /v1/homeworks-by-class`, page by page. */
const maxRows = 200;

/**
 * `GET /v1/homeworks`: for a pupil, the pupil's own homework; for a teacher, the homework that she has set,
 * newest first.
 */
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

/**
 * SQL: true if the pupil no longer has to do the unfinished tasks of a homework. This is the case if the
 * class through which the pupil got the homework (row `p`) is archived and none of the pupil's open classes
 * has the homework.
 */
const isArchived = sql`exists (select 1 from classrooms c
    where c.id = p.classroom_id and c.archived_at is not null)
  and not exists (select 1 from homework_classrooms hc
    join classroom_pupils m on m.classroom_id = hc.classroom_id and m.pupil_id = p.pupil_id
    join classrooms c on c.id = hc.classroom_id and c.archived_at is null
    where hc.homework_id = p.homework_id)`;

/**
 * Maximum length of the list, more than a school year of homework. Unfinished homework is listed first, so
 * that it is never cut off.
 */
const listPupilHomeworksMaxRows = 200;

/**
 * Returns a pupil's homework that has begun, except unfinished homework of archived classes. Lists unfinished
 * homework first, soonest due date first, followed by finished homework, latest due date first. `completed`
 * selects only homework whose tasks are all done.
 */
async function pupilHomeworks(
  db: Database,
  caller: Caller,
  completed: boolean,
): Promise<PupilHomeworkRow[]> {
  const parts = sql`
    mine as (
      select p.id, p.pupil_id, p.classroom_id, p.due_at, p.homework_id, p.done < (select count(*) from homework_tasks t
        where t.homework_id = h.id) as open
      from pupil_homeworks p join homeworks h on h.id = p.homework_id
      where p.pupil_id = ${caller.id} and h.starts_at <= now()
    )`;
  const from = sql`mine p join homeworks h on h.id = p.homework_id
    where (p.open = false or not ${completed}::boolean) and not (p.open and ${isArchived})
    order by p.open desc, case when p.open then ${dueForPupil} end, ${dueForPupil} desc, p.id desc
    limit ${listPupilHomeworksMaxRows}`;
  const { rows } = await executeJson(db, selectJson(listPupilHomeworksRowJson, { parts, from }));
  return rows.map(({ json }) => json);
}

/** SQL for the homework `h` of the pupil's row `p`. */
const listPupilHomeworksRowJson = jsonOf<PupilHomeworkRow>({
  id: sql`p.id`,
  homeworkId: sql`h.id`,
  name: sql`h.name`,
  language: sql`h.language`,
  nativeLanguage: sql`h.native_language`,
  startsAt: utcTimestamp(sql`h.starts_at`),
  dueAt: utcTimestamp(dueForPupil),
  teacherName: sql`(select u.full_name from users u where u.id = h.teacher_id)`,
  className: sql`(select c.name from classrooms c where c.id = p.classroom_id)`,
  passMark: sql`h.pass_mark`,
  tasks: jsonListOf(
    jsonOf<PupilHomeworkRow['tasks'][number]>({
      id: sql`t.id`,
      taskName: sql`t.name`,
      template: sql`t.template`,
      skillType: sql`t.skill_type`,
      size: sql`t.size`,
      scorePercentage: sql`shown.score`,
      testPassed: sql`shown.passed`,
      toReview: sql`coalesce(shown.state = 'needs-review', false)`,
      attempts: sql`tries.count`,
      attemptsLeft: sql`case when h.attempts_allowed is not null
        then greatest(0, h.attempts_allowed - tries.count) end`,
      begun: sql`exists (select 1 from task_drafts d where d.pupil_homework_id = p.id
        and d.task_id = t.id and d.version > tries.version)`,
    }),
    {
      from: sql`homework_tasks t
        left join lateral (select a.score, a.passed, a.state from task_attempts a
          where a.pupil_homework_id = p.id and a.task_id = t.id
          order by a.passed desc, a.id desc limit 1) shown on true
        cross join lateral (select count(*)::int, coalesce(max(a.draft_version), 0) as version
          from task_attempts a where a.pupil_homework_id = p.id and a.task_id = t.id) tries
        where t.homework_id = h.id`,
      by: sql`t.position`,
    },
  ),
});
