import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type HomeworkResult,
  type ResultRow,
  type ResultShow,
  resultShows,
} from '#contracts/homework/homework-results.ts';
import type { Database } from '#db/client.ts';
import {
  type JsonMembers,
  type JsonSelect,
  jsonListOf,
  jsonOf,
  jsonOrNull,
  readJson,
  selectJson,
  storedIn,
} from '#db/queries/json-of.ts';
import { utcTimestamp } from '#db/queries/utc-timestamp.ts';
import { pupilHomeworks, type ShownAttempt } from '#db/schema/homework.ts';
import { likePattern, wholeNumber } from '#functions/http/list-query.ts';
import type { Caller } from '#functions/http/operation.ts';
import { dueForPupil, isOfClass, mayChangeHomework, maySeeHomework } from '../homework.ts';
import { classSums, classTaskSums } from './class-sums.ts';

const Sort = z.pipe(
  z.string().check(z.regex(/^-?(name|score|task:\d{1,15})$/, 'Sort by name, score or task:{id}.')),
  z.transform((text) => {
    const name = text.replace(/^-/, '');
    const taskId = name.startsWith('task:') ? Number(name.slice('task:'.length)) : null;
    return { by: taskId === null ? (name as 'name' | 'score') : taskId, descending: text !== name };
  }),
);

/** The query parameters of a table of results (`HomeworkResult`). */
export const ResultQuery = z.object({
  page: z._default(wholeNumber(1, 1_000_000), 1),
  limit: z.pipe(
    z._default(wholeNumber(1, 1_000_000), 50),
    z.transform((limit) => Math.min(limit, 100)),
  ),
  search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
  sort: z._default(z.optional(Sort), { by: 'name', descending: false }),
  show: z._default(z.enum(resultShows), 'all'),
  /**
   * `false` omits the totals of all pupils for each task. In a big class, computing them takes most of the
   * time, and they are the same on every page.
   */
  totals: z._default(z.enum(['true', 'false']), 'true'),
});
export type ResultQuery = z.infer<typeof ResultQuery>;

/** SQL for the fields of the homework `h` that results show. */
export const resultHomeworkJson = (caller: Caller) =>
  jsonOf<HomeworkResult['homework']>({
    id: sql`h.id`,
    name: sql`h.name`,
    instructions: sql`h.instructions`,
    language: sql`h.language`,
    nativeLanguage: sql`h.native_language`,
    passMark: sql`h.pass_mark`,
    attemptsAllowed: sql`h.attempts_allowed`,
    startsAt: utcTimestamp(sql`h.starts_at`),
    dueAt: utcTimestamp(sql`h.due_at`),
    mayChange: mayChangeHomework(caller),
  });

const shows: Record<ResultShow, SQL> = {
  all: sql`true`,
  missing: sql`p.done < t.tasks`,
  failed: sql`p.done > p.passed + p.to_review`,
  review: sql`p.to_review > 0`,
};

/**
 * Returns the table of results of a homework in one class, or (null) in all classes: a page of pupils with
 * their shown attempts, and the totals of all pupils. Null if the caller may not see the homework or it is
 * not set for the class. One statement.
 */
export async function selectResult(
  db: Database,
  caller: Caller,
  homeworkId: number,
  classroomId: string | null,
  query: ResultQuery,
): Promise<HomeworkResult | null> {
  const result = await readJson(db, resultStatement(caller, homeworkId, classroomId, query));
  return result ? withCells(result) : null;
}

/**
 * Attempts stored before migration 0055 have no field `toRead`, because none of their answers wait to be
 * read.
 */
type StoredAttempt = Omit<ShownAttempt, 'toRead'> & Partial<Pick<ShownAttempt, 'toRead'>>;

/** `dueAt` is the pupil's own due date if the pupil has an extension. */
type StoredRow = Omit<ResultRow, 'cells'> & {
  dueAt: string;
  results: Record<string, StoredAttempt>;
};
type StoredResult = Omit<HomeworkResult, 'rows'> & { rows: StoredRow[] };

/**
 * Adds the cells of each row. An attempt is late if it was handed in after the current due date, which a
 * teacher may have moved.
 */
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
 * The operation's statement. It returns one row or none. It finds the pupils of a page in an index and reads
 * only their rows. Exported for the benchmark.
 */
export function resultStatement(
  caller: Caller,
  homeworkId: number,
  classroomId: string | null,
  query: ResultQuery,
): JsonSelect<StoredResult> {
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
  const result = jsonOf<StoredResult>({
    homework: resultHomeworkJson(caller),
    classroom: jsonOrNull(
      jsonOf<NonNullable<StoredResult['classroom']>>({ id: sql`c.id`, name: sql`c.name` }),
      sql`classrooms c where c.id = ${classroomId}`,
    ),
    tasks: query.totals === 'true' ? summedTasks(room) : plainTasks,
    total,
    pupils: sql`s.pupils`,
    rows: jsonListOf(rowJson, {
      from: sql`(select p.id from pupil_homeworks p
          where p.homework_id = h.id and ${ofClass} and ${fits}
          order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}) page
        join pupil_homeworks p on p.id = page.id
        join users u on u.id = p.pupil_id`,
      by: order,
    }),
  });
  return selectJson(result, {
    from: sql`homeworks h
      cross join lateral (select count(*)::int as tasks from homework_tasks t
        where t.homework_id = h.id) t
      cross join lateral ${classSums(sql`h.id`, room, sql`t.tasks`)} s
      where h.id = ${homeworkId} and ${maySeeHomework(caller)}
        and (${classroomId}::text is null or exists (select 1 from homework_classrooms hc
          where hc.homework_id = h.id and hc.classroom_id = ${classroomId}))`,
  });
}

/** SQL for the pupil `u`; `p` is the pupil's row for the homework. */
const rowJson = jsonOf<StoredRow>({
  pupilHomeworkId: sql`p.id`,
  pupilId: sql`p.pupil_id`,
  fullName: sql`u.full_name`,
  userName: sql`u.user_name`,
  meanScore: sql`case when p.done > 0 then round(p.score_sum::numeric / t.tasks)::int end`,
  dueAt: utcTimestamp(dueForPupil),
  results: storedIn('p', pupilHomeworks.results),
});

/** Returns the SQL sort order. Pupils who have handed in nothing are last in both directions. */
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

/** SQL for the task `t` with its sums. */
const taskJson = (sums: Pick<JsonMembers<ResultTask>, TaskSum>) =>
  jsonOf<ResultTask>({
    id: sql`t.id`,
    taskName: sql`t.name`,
    template: sql`t.template`,
    skillType: sql`t.skill_type`,
    size: sql`t.size`,
    ...sums,
  });

type ResultTask = HomeworkResult['tasks'][number];
type TaskSum = 'meanScore' | 'handedIn' | 'passed' | 'toReview' | 'toRead';

const none = sql`0`;
const plainTasks = jsonListOf(
  taskJson({
    meanScore: sql`null`,
    handedIn: none,
    passed: none,
    toReview: none,
    toRead: none,
  }),
  { from: sql`homework_tasks t where t.homework_id = h.id`, by: sql`t.position` },
);

const summedTask = taskJson({
  meanScore: sql`round(sums.score_sum / nullif(sums.handed_in, 0))::int`,
  handedIn: sql`coalesce(sums.handed_in, 0)`,
  passed: sql`coalesce(sums.passed, 0)`,
  toReview: sql`coalesce(sums.to_review, 0)`,
  toRead: sql`coalesce(sums.to_read, 0)`,
});

const summedTasks = (room: SQL | null) =>
  jsonListOf(summedTask, {
    from: sql`homework_tasks t left join ${classTaskSums(sql`h.id`, room)} sums
      on sums.task_id = t.id where t.homework_id = h.id`,
    by: sql`t.position`,
  });
