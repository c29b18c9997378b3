import { type SQL, sql } from 'drizzle-orm';
import type { HomeworkOverview } from '#contracts/homework/homework.ts';
import { jsonListOf, jsonOf, readJson, selectJson } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { operation, teachers } from '#functions/http/operation.ts';
import type { HomeworkEnv } from '../routes.ts';
import { byClassJson, byClassParts } from './class-sums.ts';

/** Maximum length of each list, so that it fits on a dashboard. */
const most = 10;

/**
 * The number of recent homeworks in which the latest attempts are searched. A few are enough, because pupils
 * mostly hand in recent homework.
 */
const recent = 30;

/** `GET /v1/homeworks/overview`: a teacher's dashboard, for her own classes and homework. One statement. */
export const getOverview = operation<HomeworkEnv>(
  { may: teachers },
  async ({ db, caller }): Promise<HomeworkOverview> => {
    const own = sql`h.teacher_id = ${caller.id}`;
    const overview = jsonOf<HomeworkOverview>({
      classrooms: sql`(select count(*)::int from classrooms c
        where c.teacher_id = ${caller.id} and c.archived_at is null)`,
      pupils: sql`(select count(*)::int from users u
        where u.teacher_id = ${caller.id} and u.role = 'PUPIL' and u.blocked_at is null)`,
      active: sql`(select count(*)::int from homeworks h
        where ${own} and h.starts_at <= now() and h.due_at > now())`,
      upcoming: sql`(select count(*)::int from homeworks h where ${own} and h.starts_at > now())`,
      toRead: sql`(select coalesce(sum(p.to_read), 0)::int
        from homeworks h join pupil_homeworks p on p.homework_id = h.id and p.to_review > 0
        where ${own})`,
      due: jsonListOf(byClassJson, {
        from: sql`(select * from homework_classrooms hc
            where hc.teacher_id = ${caller.id} and hc.due_at > now() and hc.starts_at <= now()
            order by hc.due_at, hc.homework_id, hc.classroom_id limit ${most}) hc
          join users u on u.id = hc.teacher_id ${byClassParts}`,
        by: sql`hc.due_at, hc.homework_id, hc.classroom_id`,
      }),
      waiting: waiting(own),
      latest: latest(own),
    });
    const read = await readJson(db, selectJson(overview));
    if (!read) throw new Error('a statement without a table answers one row');
    return read;
  },
);

/**
 * SQL: the number of answers that a teacher has not read yet, by homework and class, largest number first.
 */
const waiting = (own: SQL) =>
  jsonListOf(
    jsonOf<HomeworkOverview['waiting'][number]>({
      homeworkId: sql`w.id`,
      homeworkName: sql`w.name`,
      classroomId: sql`w.classroom_id`,
      classroomName: sql`(select c.name from classrooms c where c.id = w.classroom_id)`,
      toRead: sql`w.to_read`,
    }),
    {
      from: sql`(select h.id, h.name, p.classroom_id, sum(p.to_read)::int as to_read
        from homeworks h join pupil_homeworks p on p.homework_id = h.id and p.to_review > 0
        where ${own} group by h.id, p.classroom_id
        order by to_read desc, h.id desc, p.classroom_id limit ${most}) w`,
      by: sql`w.to_read desc, w.id desc, w.classroom_id`,
    },
  );

/** SQL: the latest attempts at homework that was set recently. */
const latest = (own: SQL) =>
  jsonListOf(
    jsonOf<HomeworkOverview['latest'][number]>({
      attemptId: sql`l.id`,
      homeworkId: sql`l.homework_id`,
      homeworkName: sql`l.homework_name`,
      classroomId: sql`l.classroom_id`,
      pupilId: sql`l.pupil_id`,
      pupilName: sql`u.full_name`,
      taskName: sql`l.task_name`,
      scorePercentage: sql`l.score`,
      testPassed: sql`l.passed`,
      state: sql`l.state`,
      createdAt: utcTimestamp(sql`l.created_at`),
    }),
    {
      from: sql`(select a.id, a.homework_id, h.name as homework_name, p.classroom_id, a.pupil_id,
          t.name as task_name, a.score, a.passed, a.state, a.created_at
        from (select * from homeworks h where ${own}
          order by h.created_at desc nulls last, h.id desc nulls last limit ${recent}) h
        cross join lateral (select * from task_attempts a where a.homework_id = h.id
          order by a.id desc nulls last limit ${most}) a
        join homework_tasks t on t.id = a.task_id
        join pupil_homeworks p on p.id = a.pupil_homework_id
        order by a.id desc limit ${most}) l
      join users u on u.id = l.pupil_id`,
      by: sql`l.id desc`,
    },
  );
