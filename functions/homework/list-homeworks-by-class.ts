import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import {
  type HomeworkSort,
  homeworkSorts,
  homeworkStatuses,
} from '#contracts/homework/homework.ts';
import { jsonListOf } from '#db/queries/json-of.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { likePattern, wholeNumber } from '#functions/http/list-query.ts';
import { answerJson, type Caller, operation, teachers } from '#functions/http/operation.ts';
import { byClassJson, byClassParts, setters } from './results/class-sums.ts';
import type { HomeworkEnv } from './routes.ts';

/** Maximum rows per page. */
const maxRows = 100;

/** A text filter. An empty filter is ignored, because forms also send empty fields. */
const filter = z._default(z.string().check(z.maxLength(100)), '');
const sorts = homeworkSorts.flatMap((sort) => [sort, `-${sort}`] as const);

/** The query of `GET /v1/homeworks-by-class` (specification 7). */
export const ByClassQuery = z.pipe(
  z.object({
    page: z._default(wholeNumber(1, 1_000_000), 1),
    limit: z.pipe(
      z._default(wholeNumber(1, 1_000_000), 20),
      z.transform((limit) => Math.min(limit, maxRows)),
    ),
    language: filter,
    year: filter,
    teacherId: filter,
    classroomId: filter,
    /** `true`: only homework that has begun and is not yet due. */
    showActive: z._default(z.enum(['true', 'false', '']), ''),
    status: z._default(z.enum([...homeworkStatuses, '']), ''),
    search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
    sort: z._default(z.enum(sorts), '-createdAt'),
  }),
  z.transform(({ showActive, status, sort, ...rest }) => ({
    ...rest,
    status: showActive === 'true' ? ('active' as const) : status,
    descending: sort.startsWith('-'),
    sort: homeworkSorts.find((name) => sort.endsWith(name)) ?? 'createdAt',
  })),
);
export type ByClassQuery = z.infer<typeof ByClassQuery>;

/**
 * The SQL sort key of each order. The key of the default order, newest first, must match the expression of
 * the index.
 */
const orders: Record<HomeworkSort, SQL> = {
  createdAt: sql`hc.created_at`,
  dueAt: sql`hc.due_at`,
  startsAt: sql`hc.starts_at`,
  name: sql`hc.sort_name`,
};

/**
 * `GET /v1/homeworks-by-class`: a page of the caller's own and the department's homework, one row per class,
 * with the total number: `[HomeworkByClassRow[], number]`. Beyond the last page, returns `[[], total]`. Runs
 * one statement, which reads each teacher's page from an index and the total with an index-only scan.
 */
export const listHomeworksByClass = operation<HomeworkEnv, never, ByClassQuery>(
  { may: teachers, query: ByClassQuery },
  async ({ query, db, caller }): Promise<Response> => {
    const [row] = parseRows(Row, await db.execute(byClassStatement(caller, query)));
    return answerJson(row?.answer ?? '[[],0]');
  },
);

/** The response's JSON, forwarded without parsing. */
const Row = z.object({ answer: z.string() });

/** The statement: one row `{answer}`, the response's JSON as text. Exported for the benchmark. */
export function byClassStatement(caller: Caller, query: ByClassQuery): SQL {
  const { page, limit, sort, descending, search } = query;
  const direction = descending ? sql`desc nulls last` : sql`asc nulls first`;
  // Matches the sort directions of the index, which is read forwards or backwards.
  const tie = descending ? sql`asc` : sql`desc`;
  const by = (key: SQL) =>
    sql`${key} ${direction}, hc.homework_id ${direction}, hc.classroom_id ${tie}`;
  const order = by(orders[sort]);
  const before = (page - 1) * limit;
  const asked = { filter: filterOf(query), key: orders[sort], order, before, limit };
  const parts = search ? searched(asked) : listed(asked, query);
  return sql`
    with ${setters(caller, query.teacherId)}, ${parts.found}, page as (
      select hc.* from found hc order by ${by(sql`hc.sort_key`)} limit ${limit} offset ${parts.left}
    )
    select json_build_array(${jsonListOf(byClassJson, {
      from: sql`page join homework_classrooms hc using (homework_id, classroom_id)
        join setters u on u.id = hc.teacher_id ${byClassParts}`,
      by: order,
    })}, ${parts.total})::text as answer`;
}

interface Asked {
  filter: SQL;
  key: SQL;
  order: SQL;
  /** `before` is the number of rows before the page; `limit` is the number of rows on the page. */
  before: number;
  limit: number;
}

/**
 * Finds the rows for a text search. A search has to scan every name, so it scans once for both the page and
 * the total.
 */
const searched = ({ filter, key, before }: Asked) => ({
  left: sql`${before}::int`,
  found: sql`found as materialized (
    select hc.homework_id, hc.classroom_id, ${key} as sort_key
    from setters s join homework_classrooms hc on hc.teacher_id = s.id where ${filter})`,
  total: sql`(select count(*)::int from found)`,
});

/**
 * Finds the rows without a text search. The index scan of one teacher skips the rows before the page, so a
 * late page reads only their index keys. For several teachers, these rows cannot be skipped, because the rows
 * of all teachers first have to be merged into one order.
 */
const listed = ({ filter, key, order, before, limit }: Asked, query: ByClassQuery) => ({
  left: sql`${before}::int - (select rows from passed)`,
  found: sql`passed as (
    select case when count(*) > 1 then 0 else ${before}::int end as rows from setters
  ), found as (
    select hc.* from setters s cross join lateral (
      select hc.homework_id, hc.classroom_id, ${key} as sort_key
      from homework_classrooms hc where hc.teacher_id = s.id and ${filter}
      order by ${order} limit ${before + limit} - (select rows from passed)
      offset (select rows from passed)) hc)`,
  total: sql`(select coalesce(sum(counted.found), 0)::int from setters s cross join lateral (
    ${query.status ? counted(filter) : kept(query)}) counted)`,
});

/**
 * Counts the homework with a given status. This has to be done at query time, because the result depends on
 * the current time.
 */
const counted = (filter: SQL): SQL => sql`
  select count(*) as found from homework_classrooms hc where hc.teacher_id = s.id and ${filter}`;

/** Reads the number of homeworks for all other filters from precomputed counts. */
const kept = (query: ByClassQuery): SQL => sql`
  select sum(hc.homeworks) as found from homework_counts hc
  where hc.teacher_id = s.id and ${filterOf(query)}`;

/** Returns only the requested filters, so that absent filters cost nothing. */
function filterOf({ language, year, classroomId, status, search }: ByClassQuery): SQL {
  const parts = [
    language && sql`hc.language = ${language}`,
    year && sql`hc.year = ${year}`,
    classroomId && sql`hc.classroom_id = ${classroomId}`,
    status === 'active' && sql`hc.due_at > now() and hc.starts_at <= now()`,
    status === 'upcoming' && sql`hc.starts_at > now()`,
    status === 'finished' && sql`hc.due_at <= now()`,
    search && sql`hc.sort_name like ${likePattern(search)}`,
  ].filter((part) => part !== '' && part !== false && part !== undefined);
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`;
}
