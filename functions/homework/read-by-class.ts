import { type SQL, sql } from 'drizzle-orm';
import type { HomeworkByClassRow } from '#contracts/homework/homework.ts';
import { fixedSql } from '#db/queries/fixed-sql.ts';
import { jsonOf } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import type { Caller } from '#functions/http/operation.ts';
import { classSums } from './class-sums.ts';

/**
 * SQL for a part of a `with`: the teachers whose homework this person may see, her own and those of her
 * department, `{id, full_name}`; `only` keeps one of them, '' all.
 */
export const setters = (caller: Caller, only = ''): SQL => sql`setters as (
  select t.id, t.full_name from users t
  where (t.id = ${caller.id} or t.role <> 'PUPIL' and t.organisation_id = (
      select mine.organisation_id from users mine where mine.id = ${caller.id}))
    and ${only} in ('', t.id))`;

/** SQL: what stands beside a homework in a class, `hc`: its class and its sums over it. */
export const byClassParts: SQL = fixedSql(sql`
  join classrooms c on c.id = hc.classroom_id
  cross join lateral ${classSums(sql`hc.homework_id`, sql`hc.classroom_id`, sql`hc.tasks`)} s`);

/** SQL for a row as `HomeworkByClassRow` has it, out of `hc`, its teacher `u` and `byClassParts`. */
export const byClassJson = jsonOf<HomeworkByClassRow>({
  homeworkId: sql`hc.homework_id`,
  classroomId: sql`hc.classroom_id`,
  name: sql`hc.name`,
  classroomName: sql`c.name`,
  teacherId: sql`hc.teacher_id`,
  teacherName: sql`u.full_name`,
  language: sql`hc.language`,
  year: sql`hc.year`,
  startsAt: utcTimestamp(sql`hc.starts_at`),
  dueAt: utcTimestamp(sql`hc.due_at`),
  createdAt: utcTimestamp(sql`hc.created_at`),
  isActive: sql`hc.starts_at <= now() and hc.due_at > now()`,
  tasks: sql`hc.tasks`,
  pupils: sql`s.pupils`,
  done: sql`s.finished`,
  meanScore: sql`round(s.score_sum::numeric / nullif(s.done, 0))::int`,
  toRead: sql`s.to_read`,
});
