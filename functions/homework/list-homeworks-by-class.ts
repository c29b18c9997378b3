import { type SQL, sql } from 'drizzle-orm';
import { likePattern } from '#functions/_base/list-query.ts';
import { operation, teachers, type Who } from '#functions/_base/operation.ts';
import type { HomeworkByClassRow, HomeworkSort } from '#teaching/homework/homework.ts';
import { ByClassQuery } from './by-class-query.ts';
import type { HomeworkEnv } from './env.ts';
import { byClassJson, byClassParts, setters } from './read-by-class.ts';

/** What each order is by; newest first needs the words of the index. */
const orders: Record<HomeworkSort, SQL> = {
  createdAt: sql`hc.created_at`,
  dueAt: sql`hc.due_at`,
  startsAt: sql`hc.starts_at`,
  name: sql`lower(hc.name)`,
};

/**
 * `GET /v1/homeworks-by-class`: a page of homework, one row a class, with how many there are in all:
 * `[HomeworkByClassRow[], number]`; beyond the last page `[[], total]`. Own homework and that of the
 * department. One statement: each teacher's page comes out of an index, the count out of it alone.
 */
export const listHomeworksByClass = operation<HomeworkEnv, never, ByClassQuery>(
  { may: teachers, query: ByClassQuery },
  async ({ query, db, who }): Promise<[HomeworkByClassRow[], number]> => {
    const { rows } = await db.execute<{ list: HomeworkByClassRow[]; total: number }>(
      byClassStatement(who, query),
    );
    return [rows[0]?.list ?? [], rows[0]?.total ?? 0];
  },
);

/**
 * The statement: one row `{list, total}`. A page far back reads only keys of what stands before it, out
 * of an index. The bench measures it by itself.
 */
export function byClassStatement(who: Who, query: ByClassQuery): SQL {
  const { page, limit, sort, descending } = query;
  const filter = filterOf(query);
  const last = page * limit;
  const direction = descending ? sql`desc nulls last` : sql`asc nulls first`;
  // As the indexes have it, read from either end.
  const tie = descending ? sql`asc` : sql`desc`;
  const order = sql`${orders[sort]} ${direction}, hc.homework_id ${direction}, hc.classroom_id ${tie}`;
  return sql`
    with ${setters(who, query.teacherId)}, page as (
      select hc.* from setters s cross join lateral (
        select hc.homework_id, hc.classroom_id, ${orders[sort]} as sort_key
        from homework_classrooms hc where hc.teacher_id = s.id and ${filter}
        order by ${order} limit ${last}) hc
      order by hc.sort_key ${direction}, hc.homework_id ${direction}, hc.classroom_id ${tie}
      limit ${limit} offset ${last - limit}
    )
    select (select coalesce(json_agg(${byClassJson} order by ${order}), '[]')
        from page join homework_classrooms hc using (homework_id, classroom_id) ${byClassParts}) as list,
      (select coalesce(sum(counted.found), 0)::int from setters s cross join lateral (
        select count(*) as found from homework_classrooms hc
        where hc.teacher_id = s.id and ${filter}) counted) as total`;
}

/** Only what is asked for stands in the statement: what is not asked costs nothing. */
function filterOf({ language, year, classroomId, status, search }: ByClassQuery): SQL {
  const parts = [
    language && sql`hc.language = ${language}`,
    year && sql`hc.year = ${year}`,
    classroomId && sql`hc.classroom_id = ${classroomId}`,
    status === 'active' && sql`hc.due_at > now() and hc.starts_at <= now()`,
    status === 'upcoming' && sql`hc.starts_at > now()`,
    status === 'finished' && sql`hc.due_at <= now()`,
    search && sql`lower(hc.name) like ${likePattern(search)}`,
  ].filter((part) => part !== '' && part !== false && part !== undefined);
  return parts.length > 0 ? sql.join(parts, sql` and `) : sql`true`;
}
