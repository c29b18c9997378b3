import { sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';

/**
 * The rows of a table that triggers maintain (`kept`), and the rows of the query that recomputes them
 * (`slow`). They must be equal.
 */
export interface KeptAndSlow {
  kept: unknown;
  slow: unknown;
}

const shown = sql`select distinct on (a.pupil_homework_id, a.task_id) a.*
  from task_attempts a
  order by a.pupil_homework_id, a.task_id, a.passed desc, a.id desc`;

/** SQL: the number of answers in the attempt `s` that wait for the teacher. */
const toRead = sql`(select count(*) from jsonb_array_elements(s.mark -> 'items') i
  where i ->> 'verdict' = 'needs-review')`;

/**
 * Reads every number that triggers maintain for lists and tables of homework, and recomputes each with a slow
 * query.
 */
export async function readSums(db: Database): Promise<Record<string, KeptAndSlow>> {
  const { rows } = await db.execute<Record<string, KeptAndSlow>>(sql`
    with shown as (${shown}), tasks as (
      select homework_id, count(*) as tasks from homework_tasks group by 1
    ), of_pupil as (
      select p.id, p.homework_id, coalesce(p.classroom_id, '') as room, count(s.id) as done,
        count(*) filter (where s.passed) as passed,
        count(*) filter (where s.state = 'needs-review') as to_review,
        coalesce(sum(${toRead}), 0) as to_read, coalesce(sum(s.score), 0) as score,
        coalesce(jsonb_object_agg(s.task_id, jsonb_build_array(s.id, s.score, s.passed, s.state,
          ${toRead},
          (select count(*) from task_attempts a
            where a.pupil_homework_id = p.id and a.task_id = s.task_id),
          (select sum(a.seconds) from task_attempts a
            where a.pupil_homework_id = p.id and a.task_id = s.task_id)))
          filter (where s.id is not null), '{}') as results
      from pupil_homeworks p left join shown s on s.pupil_homework_id = p.id
      group by p.id
    )
    select ${pair(
      sql`select jsonb_build_array(teacher_id, classroom_id, language, year, homeworks) as row
        from homework_counts`,
      sql`select jsonb_build_array(teacher_id, classroom_id, language, coalesce(year, ''), count(*))
        as row from homework_classrooms group by teacher_id, classroom_id, language, year`,
    )} as counts,
    ${pair(
      sql`select jsonb_build_array(id, done, passed, to_review, to_read, score_sum, (
          select coalesce(jsonb_object_agg(r.key, jsonb_build_array(r.value -> 'attemptId',
            r.value -> 'scorePercentage', r.value -> 'testPassed', r.value -> 'state',
            r.value -> 'toRead',
            r.value -> 'attempts', r.value -> 'seconds')), '{}')
          from jsonb_each(results) r)) as row from pupil_homeworks`,
      sql`select jsonb_build_array(id, done, passed, to_review, to_read, score, results) as row from of_pupil`,
    )} as pupils,
    ${pair(
      sql`select jsonb_build_array(homework_id, classroom_id, sum(pupils), sum(finished), sum(done),
          sum(passed), sum(to_review), sum(to_read), sum(score_sum)) as row
        from homework_sums group by homework_id, classroom_id having sum(pupils) <> 0`,
      sql`select jsonb_build_array(p.homework_id, p.room, count(*),
          count(*) filter (where p.done >= t.tasks), sum(p.done), sum(p.passed), sum(p.to_review),
          sum(p.to_read), sum(p.score)) as row
        from of_pupil p join tasks t using (homework_id) group by p.homework_id, p.room`,
    )} as homeworks,
    ${pair(
      sql`select jsonb_build_array(homework_id, classroom_id, task_id, sum(handed_in), sum(passed),
          sum(to_review), sum(to_read), sum(score_sum)) as row
        from task_sums group by homework_id, classroom_id, task_id having sum(handed_in) <> 0`,
      sql`select jsonb_build_array(p.homework_id, p.room, s.task_id, count(*),
          count(*) filter (where s.passed), count(*) filter (where s.state = 'needs-review'),
          sum(${toRead}), sum(s.score)) as row
        from of_pupil p join shown s on s.pupil_homework_id = p.id
        group by p.homework_id, p.room, s.task_id`,
    )} as tasks`);
  const [row] = rows;
  if (!row) throw new Error('a statement without a table answers one row');
  return row;
}

const pair = (kept: ReturnType<typeof sql>, slow: ReturnType<typeof sql>) => sql`jsonb_build_object(
  'kept', (select coalesce(jsonb_agg(k.row order by k.row), '[]') from (${kept}) k),
  'slow', (select coalesce(jsonb_agg(s.row order by s.row), '[]') from (${slow}) s))`;

/**
 * Returns the totals of a homework in a class. Computes them with the slow query that was used before
 * triggers maintained the sums.
 */
export async function slowTotals(db: Database, homeworkId: number, classroomId: string) {
  const { rows } = await db.execute<{ totals: unknown }>(sql`
    with p as (
      select * from pupil_homeworks p where p.homework_id = ${homeworkId}
        and (p.classroom_id = ${classroomId} or exists (select 1 from classroom_pupils m
          where m.classroom_id = ${classroomId} and m.pupil_id = p.pupil_id))
    ), shown as (${shown}), sums as (
      select s.task_id, round(avg(s.score))::int as mean, count(*)::int as handed_in,
        (count(*) filter (where s.passed))::int as passed,
        (count(*) filter (where s.state = 'needs-review'))::int as to_review,
        sum(${toRead})::int as to_read
      from p join shown s on s.pupil_homework_id = p.id group by s.task_id
    )
    select json_build_object('pupils', (select count(*)::int from p),
      'tasks', (select json_agg(json_build_object('id', t.id, 'meanScore', s.mean,
          'handedIn', coalesce(s.handed_in, 0), 'passed', coalesce(s.passed, 0),
          'toReview', coalesce(s.to_review, 0), 'toRead', coalesce(s.to_read, 0))
          order by t.position)
        from homework_tasks t left join sums s on s.task_id = t.id
        where t.homework_id = ${homeworkId}),
      'list', (select json_build_object('pupils', count(*)::int,
          'done', (count(*) filter (where d.done >= d.tasks))::int,
          'meanScore', round(sum(d.score)::numeric / nullif(sum(d.done), 0))::int,
          'toRead', coalesce(sum(d.to_read), 0)::int)
        from (select count(s.id) as done, sum(s.score) as score,
            coalesce(sum(${toRead}), 0) as to_read,
            (select count(*) from homework_tasks t where t.homework_id = ${homeworkId}) as tasks
          from p left join shown s on s.pupil_homework_id = p.id group by p.id) d)) as totals`);
  return rows[0]?.totals;
}
