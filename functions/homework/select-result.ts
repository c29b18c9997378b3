import { type SQL, sql } from 'drizzle-orm';
import type {
  HomeworkResult,
  ResultRow,
  ResultShow,
} from '#contracts/homework/homework-results.ts';
import type { Database } from '#db/client.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import type { ShownAttempt } from '#db/schema/homework.ts';
import { likePattern } from '#functions/http/list-query.ts';
import type { Caller } from '#functions/http/operation.ts';
import { classSums, classTaskSums } from './class-sums.ts';
import { dueForPupil, mayChangeHomework, maySeeHomework } from './homework-access.ts';
import type { ResultQuery } from './result-query.ts';
import { isOfClass } from './select-homework.ts';

/** SQL for the homework `h` as results name it. */
export const resultHomeworkJson = (caller: Caller): SQL => sql`json_build_object(
  'id', h.id, 'name', h.name, 'language', h.language, 'nativeLanguage', h.native_language,
  'passMark', h.pass_mark, 'attemptsAllowed', h.attempts_allowed,
  'startsAt', ${utcTimestamp(sql`h.starts_at`)}, 'dueAt', ${utcTimestamp(sql`h.due_at`)},
  'mayChange', ${mayChangeHomework(caller)})`;

const shows: Record<ResultShow, SQL> = {
  all: sql`true`,
  missing: sql`p.done < t.tasks`,
  failed: sql`p.done > p.passed + p.to_review`,
  review: sql`p.to_review > 0`,
};

/**
 * The table of results of a homework, in one class or (null) in all: a page of pupils with their shown
 * attempts, and what is summed over everybody. Null when this person may not see it or it is not set for
 * the class. One statement.
 */
export async function selectResult(
  db: Database,
  caller: Caller,
  homeworkId: number,
  classroomId: string | null,
  query: ResultQuery,
): Promise<HomeworkResult | null> {
  const { rows } = await db.execute<{ result: StoredResult }>(
    resultStatement(caller, homeworkId, classroomId, query),
  );
  return rows[0] ? withCells(rows[0].result) : null;
}

/** Attempts from before 0055 count no answers: nothing of them waits. */
type StoredAttempt = Omit<ShownAttempt, 'toRead'> & Partial<Pick<ShownAttempt, 'toRead'>>;

/** `dueAt` is the pupil's own, where they have more time. */
type StoredRow = Omit<ResultRow, 'cells'> & {
  dueAt: string;
  results: Record<string, StoredAttempt>;
};
type StoredResult = Omit<HomeworkResult, 'rows'> & { rows: StoredRow[] };

/** Late is what was handed in after the due date of now: a teacher may have moved it. */
function withCells(result: StoredResult): HomeworkResult {
  const rows = result.rows.map(({ results, dueAt, ...row }) => ({
    ...row,
    cells: Object.values(results)
      .sort((one, other) => one.taskId - other.taskId)
      .map((cell) => ({ ...cell, toRead: cell.toRead ?? 0, late: cell.handedInAt > dueAt })),
  }));
  return { ...result, rows };
}

/**
 * The statement: one row `{result}`, or none. A page finds its pupils in an index and reads only their
 * rows. The bench measures it by itself.
 */
export function resultStatement(
  caller: Caller,
  homeworkId: number,
  classroomId: string | null,
  query: ResultQuery,
): SQL {
  const room = classroomId === null ? null : sql`${classroomId}::text`;
  const ofClass = room === null ? sql`true` : isOfClass(room);
  const fits = sql`${shows[query.show]}${
    query.search ? sql` and p.sort_name like ${likePattern(query.search)}` : sql``
  }`;
  const isFiltered = query.show !== 'all' || query.search !== '';
  const total = isFiltered
    ? sql`(select count(*)::int from pupil_homeworks p
        where p.homework_id = h.id and ${ofClass} and ${fits})`
    : sql`s.pupils`;
  const order = orderOf(query.sort);
  return sql`
    select json_build_object('homework', ${resultHomeworkJson(caller)},
      'classroom', (select json_build_object('id', c.id, 'name', c.name)
        from classrooms c where c.id = ${classroomId}),
      'tasks', ${query.totals === 'true' ? summedTasks(room) : plainTasks},
      'total', ${total}, 'pupils', s.pupils,
      'rows', (select coalesce(json_agg(json_build_object('pupilHomeworkId', p.id,
          'pupilId', p.pupil_id, 'fullName', u.full_name, 'userName', u.user_name,
          'meanScore', case when p.done > 0 then round(p.score_sum::numeric / t.tasks)::int end,
          'dueAt', ${utcTimestamp(dueForPupil)}, 'results', p.results) order by ${order}), '[]')
        from (select p.id from pupil_homeworks p
          where p.homework_id = h.id and ${ofClass} and ${fits}
          order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}) page
        join pupil_homeworks p on p.id = page.id
        join users u on u.id = p.pupil_id)) as result
    from homeworks h
    cross join lateral (select count(*)::int as tasks from homework_tasks t
      where t.homework_id = h.id) t
    cross join lateral ${classSums(sql`h.id`, room, sql`t.tasks`)} s
    where h.id = ${homeworkId} and ${maySeeHomework(caller)}
      and (${classroomId}::text is null or exists (select 1 from homework_classrooms hc
        where hc.homework_id = h.id and hc.classroom_id = ${classroomId}))`;
}

/** Who has handed in nothing stands after everybody, whichever way round. */
function orderOf({ by, descending }: ResultQuery['sort']): SQL {
  const direction = descending ? sql`desc` : sql`asc`;
  if (by === 'name') {
    return sql`p.sort_name ${direction}, p.id ${direction}`;
  }
  if (by === 'score') {
    return sql`p.done = 0, p.score_sum ${direction}, p.sort_name, p.id`;
  }
  const key = sql`(p.results -> ${`${by}`} -> 'scorePercentage')::int`;
  return sql`${key} ${direction} nulls last, p.sort_name, p.id`;
}

const taskFields = sql`'id', t.id, 'taskName', t.name, 'template', t.template,
  'skillType', t.skill_type, 'size', t.size`;

const plainTasks = sql`(select coalesce(json_agg(json_build_object(${taskFields},
    'meanScore', null, 'handedIn', 0, 'passed', 0, 'toReview', 0, 'toRead', 0) order by t.position), '[]')
  from homework_tasks t where t.homework_id = h.id)`;

const summedTasks = (room: SQL | null): SQL => sql`(
  select coalesce(json_agg(json_build_object(${taskFields},
    'meanScore', round(sums.score_sum / nullif(sums.handed_in, 0))::int,
    'handedIn', coalesce(sums.handed_in, 0), 'passed', coalesce(sums.passed, 0),
    'toReview', coalesce(sums.to_review, 0), 'toRead', coalesce(sums.to_read, 0))
    order by t.position), '[]')
  from homework_tasks t left join ${classTaskSums(sql`h.id`, room)} sums on sums.task_id = t.id
  where t.homework_id = h.id)`;
