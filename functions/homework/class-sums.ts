import { type SQL, sql } from 'drizzle-orm';
import { isOfClass } from './read-homework.ts';

/**
 * SQL for a condition: somebody has the homework another way than through this class, so that a pupil of
 * the class may be among them.
 */
const hasOthers = (homeworkId: SQL, classroomId: SQL): SQL => sql`(
  exists (select 1 from homework_sums o
    where o.homework_id = ${homeworkId} and o.classroom_id < ${classroomId})
  or exists (select 1 from homework_sums o
    where o.homework_id = ${homeworkId} and o.classroom_id > ${classroomId}))`;

/** SQL for `from … where …`: the pupil homeworks `p` of the class that did not come through it. */
const others = (homeworkId: SQL, classroomId: SQL): SQL => sql`pupil_homeworks p
  where ${hasOthers(homeworkId, classroomId)} and p.homework_id = ${homeworkId}
    and p.classroom_id is distinct from ${classroomId} and ${isOfClass(classroomId)}`;

/**
 * SQL for `from`: the sums of a homework in a class (null: in all), one row `{pupils, finished, done,
 * passed, to_review, score_sum}`. What came through the class is summed already; the few that came
 * another way are added. `tasks` is how many tasks there are.
 */
export function classSums(homeworkId: SQL, classroomId: SQL | null, tasks: SQL): SQL {
  const kept = sql`select o.pupils, o.finished, o.done, o.passed, o.to_review, o.score_sum
    from homework_sums o where o.homework_id = ${homeworkId}`;
  return sql`(
    select coalesce(sum(all_of.pupils), 0)::int as pupils,
      coalesce(sum(all_of.finished), 0)::int as finished, coalesce(sum(all_of.done), 0)::int as done,
      coalesce(sum(all_of.passed), 0)::int as passed,
      coalesce(sum(all_of.to_review), 0)::int as to_review,
      coalesce(sum(all_of.score_sum), 0) as score_sum
    from (${
      classroomId === null
        ? kept
        : sql`${kept} and o.classroom_id = ${classroomId}
      union all
      select 1, (p.done >= ${tasks})::int, p.done, p.passed, p.to_review, p.score_sum
      from ${others(homeworkId, classroomId)}`
    }) all_of)`;
}

/** SQL for `from`: the same for each task, rows `{task_id, handed_in, passed, to_review, score_sum}`. */
export function classTaskSums(homeworkId: SQL, classroomId: SQL | null): SQL {
  const kept = sql`select o.task_id, o.handed_in, o.passed, o.to_review, o.score_sum
    from task_sums o where o.homework_id = ${homeworkId}`;
  return sql`(
    select all_of.task_id, sum(all_of.handed_in)::int as handed_in, sum(all_of.passed)::int as passed,
      sum(all_of.to_review)::int as to_review, sum(all_of.score_sum) as score_sum
    from (${
      classroomId === null
        ? kept
        : sql`${kept} and o.classroom_id = ${classroomId}
      union all
      select r.key::bigint, 1, (r.value -> 'testPassed' = 'true')::int,
        (r.value ->> 'state' = 'needs-review')::int, (r.value -> 'scorePercentage')::int
      from (select p.results from ${others(homeworkId, classroomId)}) p, jsonb_each(p.results) r`
    }) all_of group by all_of.task_id)`;
}
