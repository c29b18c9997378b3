import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import { utcMoment } from '#db/queries/utc-moment.ts';
import { likePattern } from '#functions/_base/list-query.ts';
import type { Who } from '#functions/_base/operation.ts';
import type { HomeworkResult, ResultShow } from '#teaching/homework/homework-results.ts';
import { mayChangeHomework, maySeeHomework } from './homework-access.ts';
import { isOfClass } from './read-homework.ts';
import type { ResultQuery } from './result-query.ts';

/** SQL for the homework `h` as results name it. */
export const resultHomeworkJson = (who: Who): SQL => sql`json_build_object(
  'id', h.id, 'name', h.name, 'language', h.language, 'nativeLanguage', h.native_language,
  'passMark', h.pass_mark, 'attemptsAllowed', h.attempts_allowed,
  'startsAt', ${utcMoment(sql`h.starts_at`)}, 'dueAt', ${utcMoment(sql`h.due_at`)},
  'mayChange', ${mayChangeHomework(who)})`;

const shows: Record<ResultShow, SQL> = {
  all: sql`true`,
  missing: sql`p.done < s.tasks`,
  failed: sql`p.done > p.passed + p.to_review`,
  review: sql`p.to_review > 0`,
};

/**
 * The shown attempts of the pupil homework `p`: the passed one, else the one with the highest id; with
 * how many there are of each task and their time together.
 */
const cells = sql`(
  select coalesce(json_agg(json_build_object('taskId', a.task_id, 'attemptId', a.id,
    'scorePercentage', a.score, 'testPassed', a.passed, 'state', a.state, 'attempts', a.attempts,
    'seconds', a.seconds, 'handedInAt', ${utcMoment(sql`a.created_at`)},
    'late', a.created_at > h.due_at)), '[]')
  from (select distinct on (a.task_id) a.task_id, a.id, a.score, a.passed, a.state, a.created_at,
      (count(*) over each)::int as attempts, (sum(a.seconds) over each)::int as seconds
    from task_attempts a where a.pupil_homework_id = p.id
    window each as (partition by a.task_id)
    order by a.task_id, a.passed desc, a.id desc) a)`;

/**
 * The table of results of a homework, in one class or (null) in all: a page of pupils with their shown
 * attempts, and what is summed over everybody. Null when this person may not see it or it is not set for
 * the class. One statement.
 */
export async function readResult(
  db: Database,
  who: Who,
  homeworkId: number,
  classroomId: string | null,
  query: ResultQuery,
): Promise<HomeworkResult | null> {
  const { rows } = await db.execute<{ result: HomeworkResult }>(
    resultStatement(who, homeworkId, classroomId, query),
  );
  return rows[0]?.result ?? null;
}

/** The statement: one row `{result}`, or none. The bench measures it by itself. */
export function resultStatement(
  who: Who,
  homeworkId: number,
  classroomId: string | null,
  query: ResultQuery,
): SQL {
  const ofClass = classroomId === null ? sql`true` : isOfClass(sql`${classroomId}`);
  const fits = sql`${shows[query.show]}${
    query.search ? sql` and p.sort_name like ${likePattern(query.search)}` : sql``
  }`;
  const isFiltered = query.show !== 'all' || query.search !== '';
  const counted = isFiltered ? countFitting(ofClass, fits) : countAll(classroomId);
  const { from, order } = orderOf(query.sort);
  return sql`
    select json_build_object('homework', ${resultHomeworkJson(who)},
      'classroom', (select json_build_object('id', c.id, 'name', c.name)
        from classrooms c where c.id = ${classroomId}),
      'tasks', ${query.totals === 'true' ? summedTasks(ofClass) : plainTasks},
      'total', counted.total, 'pupils', counted.pupils,
      'rows', (select coalesce(json_agg(json_build_object('pupilHomeworkId', p.id,
          'pupilId', p.pupil_id, 'fullName', u.full_name, 'userName', u.user_name,
          'meanScore', case when p.done > 0 then round(p.score_sum::numeric / s.tasks)::int end,
          'cells', ${cells}) order by ${order}), '[]')
        from (select p.* from ${from} where p.homework_id = h.id and ${ofClass} and ${fits}
          order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}) p
        join users u on u.id = p.pupil_id)) as result
    from homeworks h
    cross join lateral (select count(*)::int as tasks from homework_tasks t
      where t.homework_id = h.id) s
    cross join lateral ${counted} counted
    where h.id = ${homeworkId} and ${maySeeHomework(who)}
      and (${classroomId}::text is null or exists (select 1 from homework_classrooms hc
        where hc.homework_id = h.id and hc.classroom_id = ${classroomId}))`;
}

const countFitting = (ofClass: SQL, fits: SQL): SQL => sql`(
  select count(*)::int as pupils, (count(*) filter (where ${fits}))::int as total
  from pupil_homeworks p where p.homework_id = h.id and ${ofClass})`;

/**
 * Everybody, counted by a short index: those who came through the class, and where anybody came another
 * way, those of them who are in it.
 */
function countAll(classroomId: string | null): SQL {
  const own = sql`from pupil_homeworks p where p.homework_id = h.id`;
  const others = sql`case when exists (select 1 ${own} and p.classroom_id < ${classroomId})
      or exists (select 1 ${own} and p.classroom_id > ${classroomId})
      or exists (select 1 ${own} and p.classroom_id is null)
    then (select count(*) ${own} and p.classroom_id is distinct from ${classroomId}
      and ${isOfClass(sql`${classroomId}`)}) else 0 end`;
  const all =
    classroomId === null
      ? sql`(select count(*) ${own})`
      : sql`(select count(*) ${own} and p.classroom_id = ${classroomId}) + ${others}`;
  // Without the offset the planner would count once for each of the two columns.
  return sql`(select n::int as pupils, n::int as total from (select ${all} as n offset 0) everybody)`;
}

/** Who has handed in nothing stands after everybody, whichever way round. */
function orderOf({ by, descending }: ResultQuery['sort']): { from: SQL; order: SQL } {
  const direction = descending ? sql`desc` : sql`asc`;
  if (by === 'name') {
    return {
      from: sql`pupil_homeworks p`,
      order: sql`p.sort_name ${direction}, p.id ${direction}`,
    };
  }
  if (by === 'score') {
    const order = sql`p.done = 0, p.score_sum ${direction}, p.sort_name, p.id`;
    return { from: sql`pupil_homeworks p`, order };
  }
  return {
    from: sql`(select q.*, (select a.score from task_attempts a
      where a.pupil_homework_id = q.id and a.task_id = ${by}
      order by a.passed desc, a.id desc limit 1) as task_score from pupil_homeworks q) p`,
    order: sql`p.task_score ${direction} nulls last, p.sort_name, p.id`,
  };
}

const taskFields = sql`'id', t.id, 'taskName', t.name, 'template', t.template,
  'skillType', t.skill_type, 'size', t.size`;

const plainTasks = sql`(select coalesce(json_agg(json_build_object(${taskFields},
    'meanScore', null, 'handedIn', 0, 'passed', 0, 'toReview', 0) order by t.position), '[]')
  from homework_tasks t where t.homework_id = h.id)`;

const summedTasks = (ofClass: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object(${taskFields}, 'meanScore', sums.mean_score,
    'handedIn', coalesce(sums.handed_in, 0), 'passed', coalesce(sums.passed, 0),
    'toReview', coalesce(sums.to_review, 0)) order by t.position), '[]')
  from homework_tasks t left join (
    select shown.task_id, round(avg(shown.score))::int as mean_score, count(*)::int as handed_in,
      (count(*) filter (where shown.passed))::int as passed,
      (count(*) filter (where shown.state = 'needs-review'))::int as to_review
    from (select distinct on (a.pupil_id, a.task_id) a.task_id, a.score, a.passed, a.state
      from task_attempts a join pupil_homeworks p on p.id = a.pupil_homework_id
      where a.homework_id = h.id and ${ofClass}
      order by a.pupil_id, a.task_id, a.passed desc nulls last, a.id desc nulls last) shown
    group by shown.task_id) sums on sums.task_id = t.id
  where t.homework_id = h.id)`;
