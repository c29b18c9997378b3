import { type Name, type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { HomeworkByClassRow } from '#contracts/homework/homework.ts';
import { jsonOf } from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import type { Caller } from '#functions/http/operation.ts';
import { isOfClass } from '../homework.ts';

/**
 * SQL for a `from … where …`: the pupil homeworks `p` of pupils who are in the class but did not get the
 * homework through it.
 */
const others = (homeworkId: SQL, classroomId: SQL): SQL => sql`pupil_homeworks p
  where p.homework_id = ${homeworkId} and p.classroom_id is distinct from ${classroomId}
    and ${isOfClass(classroomId)}`;

const sums = ['pupils', 'finished', 'done', 'passed', 'to_read', 'score_sum'].map((name) =>
  sql.identifier(name),
);

/**
 * SQL for a `from` clause: the sums of a homework in a class (null: in all classes), as one row `{pupils,
 * finished, done, passed, to_read, score_sum}`. The sums of homework assigned through the class are already
 * stored. Adds the homework of pupils of the class who got it in another way. `tasks` is the number of tasks.
 */
export function classSums(homeworkId: SQL, classroomId: SQL | null, tasks: SQL): SQL {
  const columns = (of: (name: Name, at: number) => SQL) =>
    sql.join(
      sums.map((name, at) => sql`coalesce(${of(name, at)}, 0)::int as ${name}`),
      sql`, `,
    );
  const kept = sql`from homework_sums o where o.homework_id = ${homeworkId}`;
  if (classroomId === null) return sql`(select ${columns((name) => sql`sum(o.${name})`)} ${kept})`;
  const own = sql`filter (where o.classroom_id = ${classroomId})`;
  return sql`(
    select ${columns((name, at) => sql`own.${name} + coalesce(own.others[${sql.raw(`${at + 1}`)}], 0)`)}
    from (select ${columns((name) => sql`sum(o.${name}) ${own}`)},
        case when bool_or(o.classroom_id <> ${classroomId}) then (
          select array[count(*), count(*) filter (where p.done >= ${tasks}), sum(p.done),
            sum(p.passed), sum(p.to_read), sum(p.score_sum)]
          from ${others(homeworkId, classroomId)}) end as others
      ${kept}) own)`;
}

/**
 * SQL for a `from` clause: the same sums as `classSums`, but for each task, as rows `{task_id, handed_in,
 * passed, to_review, to_read, score_sum}`.
 */
export function classTaskSums(homeworkId: SQL, classroomId: SQL | null): SQL {
  const kept = sql`select o.task_id, o.handed_in, o.passed, o.to_review, o.to_read, o.score_sum
    from task_sums o where o.homework_id = ${homeworkId}`;
  return sql`(
    select all_of.task_id, sum(all_of.handed_in)::int as handed_in, sum(all_of.passed)::int as passed,
      sum(all_of.to_review)::int as to_review, sum(all_of.to_read)::int as to_read,
      sum(all_of.score_sum) as score_sum
    from (${
      classroomId === null
        ? kept
        : sql`${kept} and o.classroom_id = ${classroomId}
      union all
      select r.key::bigint, 1, (r.value -> 'testPassed' = 'true')::int,
        (r.value ->> 'state' = 'needs-review')::int, coalesce((r.value -> 'toRead')::int, 0),
        (r.value -> 'scorePercentage')::int
      from (select p.results from ${others(homeworkId, classroomId)} and exists (
          select 1 from homework_sums o
          where o.homework_id = ${homeworkId} and o.classroom_id <> ${classroomId})) p,
        jsonb_each(p.results) r`
    }) all_of group by all_of.task_id)`;
}

const dialect = new PgDialect();

/**
 * SQL for a CTE `{id, full_name}`: the teachers whose homework the caller may see. These are the caller and
 * the teachers of the caller's department. `only` selects one of these teachers; '' selects all.
 */
export const setters = (caller: Caller, only = ''): SQL => sql`setters as (
  select t.id, t.full_name from users t
  where (t.id = ${caller.id} or t.role <> 'PUPIL' and t.organisation_id = (
      select mine.organisation_id from users mine where mine.id = ${caller.id}))
    and ${only} in ('', t.id))`;

/** SQL: joins the class of the row `hc` (a homework in a class) and its sums. */
export const byClassParts: SQL = fixedSql(sql`
  join classrooms c on c.id = hc.classroom_id
  cross join lateral ${classSums(sql`hc.homework_id`, sql`hc.classroom_id`, sql`hc.tasks`)} s`);

/** SQL for a row as `HomeworkByClassRow`, from `hc`, its teacher `u` and `byClassParts`. */
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

/**
 * Pre-renders a SQL fragment without parameters, because rebuilding a long fragment per request costs about
 * as much as verifying the token. Throws if it contains a parameter.
 */
function fixedSql(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error('A fixed part of a statement holds a value.');
  return sql.raw(text);
}
