import { type SQL, sql } from 'drizzle-orm';
import type { HomeworkOverview } from '#contracts/homework/homework.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { HomeworkEnv } from './env.ts';
import { byClassJson, byClassParts } from './read-by-class.ts';

/** Of each list: what fits on a dashboard. */
const most = 10;

/** Where the latest attempts are looked for: pupils hand in what was set lately. */
const recent = 30;

/** `GET /v1/homeworks/overview`: what a teacher's dashboard shows, of her own classes and homework. One statement. */
export const getOverview = operation<HomeworkEnv>(
  { may: teachers },
  async ({ db, caller }): Promise<HomeworkOverview> => {
    const own = sql`h.teacher_id = ${caller.id}`;
    const { rows } = await db.execute<{ overview: HomeworkOverview }>(sql`
      select json_build_object(
        'classrooms', (select count(*)::int from classrooms c
          where c.teacher_id = ${caller.id} and c.archived_at is null),
        'pupils', (select count(*)::int from users u
          where u.teacher_id = ${caller.id} and u.role = 'PUPIL' and u.blocked_at is null),
        'active', (select count(*)::int from homeworks h
          where ${own} and h.starts_at <= now() and h.due_at > now()),
        'upcoming', (select count(*)::int from homeworks h where ${own} and h.starts_at > now()),
        'toRead', (select coalesce(sum(p.to_read), 0)::int
          from homeworks h join pupil_homeworks p on p.homework_id = h.id and p.to_review > 0
          where ${own}),
        'due', (select coalesce(json_agg(${byClassJson} order by hc.due_at, hc.homework_id,
            hc.classroom_id), '[]')
          from (select * from homework_classrooms hc
            where hc.teacher_id = ${caller.id} and hc.due_at > now() and hc.starts_at <= now()
            order by hc.due_at, hc.homework_id, hc.classroom_id limit ${most}) hc
          join users u on u.id = hc.teacher_id ${byClassParts}),
        'waiting', ${waiting(own)}, 'latest', ${latest(own)}) as overview`);
    const row = rows[0];
    if (!row) throw new Error('a statement without a table answers one row');
    return row.overview;
  },
);

/** What waits to be read, of each homework in each class, the most first. */
const waiting = (own: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('homeworkId', w.id, 'homeworkName', w.name,
    'classroomId', w.classroom_id, 'classroomName', (select c.name from classrooms c
      where c.id = w.classroom_id), 'toRead', w.to_read)
    order by w.to_read desc, w.id desc, w.classroom_id), '[]')
  from (select h.id, h.name, p.classroom_id, sum(p.to_read)::int as to_read
    from homeworks h join pupil_homeworks p on p.homework_id = h.id and p.to_review > 0
    where ${own} group by h.id, p.classroom_id
    order by to_read desc, h.id desc, p.classroom_id limit ${most}) w)`;

/** What was handed in last, of the homework set lately. */
const latest = (own: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('attemptId', l.id, 'homeworkId', l.homework_id,
    'homeworkName', l.homework_name, 'classroomId', l.classroom_id, 'pupilId', l.pupil_id,
    'pupilName', u.full_name, 'taskName', l.task_name, 'scorePercentage', l.score,
    'testPassed', l.passed, 'state', l.state, 'createdAt', ${utcTimestamp(sql`l.created_at`)}) order by l.id desc), '[]')
  from (select a.id, a.homework_id, h.name as homework_name, p.classroom_id, a.pupil_id,
      t.name as task_name, a.score, a.passed, a.state, a.created_at
    from (select * from homeworks h where ${own}
      order by h.created_at desc nulls last, h.id desc nulls last limit ${recent}) h
    cross join lateral (select * from task_attempts a where a.homework_id = h.id
      order by a.id desc nulls last limit ${most}) a
    join homework_tasks t on t.id = a.task_id
    join pupil_homeworks p on p.id = a.pupil_homework_id
    order by a.id desc limit ${most}) l
  join users u on u.id = l.pupil_id)`;
