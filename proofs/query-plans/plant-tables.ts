import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { type Column, type Index, readTables, type Tables } from './read-tables.ts';

/**
 * The number of rows that share a value in the leading column of a unique index. It is also the number of
 * distinct values in any other column.
 */
const perGroup = 20;
const values = 200;

/**
 * Fills every table with rows that look to the planner like a school's rows: distinct keys, a handful of rows
 * per owner, timestamps spread over years. The content makes no sense, so check constraints are dropped
 * first, and triggers and foreign keys are disabled during the inserts. Returns the tables.
 */
export async function plantTables(db: Database, rows: number): Promise<Tables> {
  const tables = await readTables(db);
  const checks = await db.execute(sql`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype = 'c' order by 1, 2`);
  const drops = parseRows(z.object({ table: z.string(), name: z.string() }), checks).map(
    ({ table, name }) => `alter table ${table} drop constraint ${quoted(name)}`,
  );
  const names = [...new Set(tables.columns.map(({ table }) => table))];
  for (const drop of drops) await db.execute(drop);
  for (const table of names) {
    await db.batch([
      db.execute('set local session_replication_role = replica'),
      db.execute(`delete from ${quoted(table)}`),
      db.execute(insertInto(table, tables, rows)),
    ]);
  }
  // For an index-only count, the database must know that every row is visible to all transactions.
  for (const table of names) await db.execute(`vacuum analyze ${quoted(table)}`);
  return tables;
}

const quoted = (name: string) => `"${name}"`;

function insertInto(table: string, { columns, indexes }: Tables, rows: number): string {
  const own = columns.filter((column) => column.table === table);
  const roles = rolesOf(
    own,
    indexes.filter((index) => index.table === table && index.unique),
  );
  return `insert into ${quoted(table)} (${own.map(({ name }) => quoted(name)).join(', ')})
    overriding system value
    select ${own.map((column) => valueIn(column, roles.get(column.name) ?? 'plain')).join(', ')}
    from generate_series(1, ${rows}) as n`;
}

type Role = 'unique' | 'group' | 'plain';

/**
 * Returns the role of each column. In each unique index, the last column differs in every row, and a few rows
 * share the columns before it.
 */
export function rolesOf(
  columns: readonly Column[],
  uniqueIndexes: readonly Index[],
): Map<string, Role> {
  const roles = new Map<string, Role>();
  const keys = uniqueIndexes
    .map(({ definition }) => columnsIn(definition, columns))
    .sort((a, b) => a.length - b.length);
  for (const key of keys) {
    if (key.some((name) => roles.get(name) === 'unique')) continue;
    const last = key.at(-1);
    for (const name of key) {
      if (name === last) roles.set(name, 'unique');
      else if (!roles.has(name)) roles.set(name, 'group');
    }
  }
  return roles;
}

/** Returns the columns of an index, in order. An expression such as `lower(email)` counts as its column. */
function columnsIn(definition: string, columns: readonly Column[]): string[] {
  const [keys = ''] = definition.replace(/^.*? USING \w+ /, '').split(/ INCLUDE | WHERE /);
  const words = keys.match(/\w+/g) ?? [];
  const names = new Set(columns.map(({ name }) => name));
  return [...new Set(words.filter((word) => names.has(word)))];
}

function valueIn({ table, name, type, required }: Column, role: Role): string {
  const numbered = { unique: 'n', group: `n / ${perGroup}`, plain: `n % ${values}` }[role];
  const value = valueOfType(type, numbered, role === 'plain' ? 'n' : numbered);
  if (value === null) throw new Error(`${table}.${name}: say how a ${type} is planted.`);
  return required || role === 'unique' ? value : `case when n % 20 > 0 then ${value} end`;
}

function valueOfType(type: string, numbered: string, hours: string): string | null {
  switch (type) {
    case 'text':
      return `(${numbered})::text`;
    case 'bigint':
    case 'integer':
      return numbered;
    case 'smallint':
      return `(${numbered}) % 30000`;
    case 'boolean':
      return 'n % 10 = 0';
    case 'timestamp with time zone':
      return `now() - make_interval(hours => (${hours})::int)`;
    case 'date':
      return `current_date - (${numbered})::int`;
    case 'jsonb':
      return `'{}'::jsonb`;
    default:
      return null;
  }
}
