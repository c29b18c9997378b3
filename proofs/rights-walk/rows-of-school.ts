import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#db/client.ts';
import type { School } from './insert-school.ts';

/** Returns the names of all tables. */
export async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Returns every matching row of every table, as text. In the condition, `t` is the row. */
export async function rowsWhere(
  db: Database,
  tables: readonly string[],
  condition: SQL,
): Promise<string> {
  const all = tables.map(
    (name) => sql`select ${name}::text as name, t::text as row from ${sql.identifier(name)} t
      where ${condition}`,
  );
  const { rows } = await db.execute(
    sql`select name, row from (${sql.join(all, sql` union all `)}) a order by 1, 2`,
  );
  return JSON.stringify(rows, null, 1);
}

/**
 * Returns every row that contains data of a school, so that a stranger's change or addition becomes visible.
 */
export function rowsOfSchool(
  db: Database,
  tables: readonly string[],
  { canary, ids }: School,
): Promise<string> {
  const marks = [canary, ids.teacherId, ids.resourceId, ids.classroomId, ids.pupilId].join('|');
  // There are two exceptions: the element that a person used (`analytics_events.element`) is free text, and a
  // wrong password writes a log line, which only our admins read.
  return rowsWhere(
    db,
    tables,
    sql`(to_jsonb(t) - 'element')::text ~ ${marks}
      and coalesce(to_jsonb(t) ->> 'action', '') not like 'account.sign-in%'`,
  );
}
