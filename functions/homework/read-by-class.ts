import { type SQL, sql } from 'drizzle-orm';
import { utcMoment } from '#db/queries/utc-moment.ts';
import type { Who } from '#functions/_base/operation.ts';
import { isOfClass } from './read-homework.ts';

/**
 * SQL for a part of a `with`: the teachers whose homework this person may see, her own and those of her
 * department; `only` keeps one of them, '' all.
 */
export const setters = (who: Who, only = ''): SQL => sql`setters as (
  select t.id from (
    select ${who.id}::text as id
    union
    select theirs.id from users mine
    join users theirs on theirs.organisation_id = mine.organisation_id and theirs.role <> 'PUPIL'
    where mine.id = ${who.id}) t
  where ${only} in ('', t.id))`;

/** SQL: what stands beside a homework in a class, `hc`: names, and its sums over the class. */
export const byClassParts: SQL = sql`
  join classrooms c on c.id = hc.classroom_id
  join users u on u.id = hc.teacher_id
  cross join lateral (select count(*)::int as tasks from homework_tasks t
    where t.homework_id = hc.homework_id) t
  cross join lateral (
    select count(*)::int as pupils, count(*) filter (where p.done >= t.tasks)::int as done,
      round(sum(p.score_sum)::numeric / nullif(sum(p.done), 0))::int as mean_score,
      coalesce(sum(p.to_review), 0)::int as to_review
    from pupil_homeworks p
    where p.homework_id = hc.homework_id and ${isOfClass(sql`hc.classroom_id`)}) s`;

/** SQL for a row as `HomeworkByClassRow` has it, out of `hc` and `byClassParts`. */
export const byClassJson: SQL = sql`json_build_object(
  'homeworkId', hc.homework_id, 'classroomId', hc.classroom_id, 'name', hc.name,
  'classroomName', c.name, 'teacherId', hc.teacher_id, 'teacherName', u.full_name,
  'language', hc.language, 'year', hc.year, 'startsAt', ${utcMoment(sql`hc.starts_at`)},
  'dueAt', ${utcMoment(sql`hc.due_at`)}, 'createdAt', ${utcMoment(sql`hc.created_at`)},
  'isActive', hc.starts_at <= now() and hc.due_at > now(), 'tasks', t.tasks, 'pupils', s.pupils,
  'done', s.done, 'meanScore', s.mean_score, 'toReview', s.to_review)`;
