import type { Migration } from './load-migrations.ts';
import type { LongStatement } from './long-statement.ts';

/**
 * How a statement runs on a live database. `short`: in a transaction that waits only briefly for locks, so
 * that other statements do not queue behind it. `beside`: outside a transaction, while others read and write.
 * `long`: like `beside`, without a time limit. `slices`: a limited number of rows at a time, in the order of
 * a column; `sql` returns the statement for the rows after `from` up to and including `to`.
 */
export type Step =
  | { kind: 'short'; sql: string }
  | { kind: 'beside'; sql: string }
  | ({ kind: 'long' } & LongStatement)
  | {
      kind: 'slices';
      table: string;
      column: string;
      sql: (from: string | null, to: string) => string;
    };

const newTable = /^CREATE TABLE (?:IF NOT EXISTS )?"([^"]+)"/i;
const newIndex =
  /^CREATE (UNIQUE )?INDEX (?:CONCURRENTLY )?(?:IF NOT EXISTS )?"([^"]+)" ON "([^"]+)"/i;
const goneIndex = /^DROP INDEX (?:CONCURRENTLY )?(?:IF EXISTS )?"([^"]+)"/i;
const newRule = /^ALTER TABLE "([^"]+)" ADD CONSTRAINT "([^"]+)" (?:FOREIGN KEY|CHECK)/i;
const sliced = /WHERE ((?:"?\w+"?\.)?"?(\w+)"?) IS NOT NULL \/\* in slices of (\w+) \*\//i;

/** The tables that these statements create. They are not in use yet. */
export function tablesMadeBy(statements: readonly string[]): ReadonlySet<string> {
  return new Set(statements.flatMap((sql) => newTable.exec(bare(sql))?.[1] ?? []));
}

/**
 * Converts a migration to steps that never block other statements for long. Statements that are harmless
 * anyway stay as Drizzle wrote them.
 */
export function stepsOf({ statements }: Pick<Migration, 'statements'>): Step[] {
  const made = tablesMadeBy(statements);
  return statements.flatMap((written): Step[] => {
    const sql = bare(written);
    const [, unique = '', index = '', indexed = ''] = newIndex.exec(sql) ?? [];
    if (index !== '' && !made.has(indexed)) {
      const rest = sql.replace(newIndex, `"${index}" ON "${indexed}"`);
      return [
        {
          kind: 'long',
          sql: `CREATE ${unique}INDEX CONCURRENTLY ${rest}`,
          isDone: `exists (select 1 from pg_index
            where indexrelid = to_regclass(${quoted(`"${index}"`)}) and indisvalid)`,
          // An interrupted build leaves an invalid index behind, which prevents the next attempt.
          cleanUp: `DROP INDEX CONCURRENTLY IF EXISTS "${index}"`,
        },
      ];
    }
    const gone = goneIndex.exec(sql)?.[1];
    if (gone) return [{ kind: 'beside', sql: `DROP INDEX CONCURRENTLY IF EXISTS "${gone}"` }];
    const [, ruled = '', rule = ''] = newRule.exec(sql) ?? [];
    if (rule !== '' && !made.has(ruled)) {
      return [
        { kind: 'short', sql: `${sql} NOT VALID` },
        {
          kind: 'long',
          sql: `ALTER TABLE "${ruled}" VALIDATE CONSTRAINT "${rule}"`,
          isDone: `exists (select 1 from pg_constraint where conname = ${quoted(rule)}
            and conrelid = to_regclass(${quoted(`"${ruled}"`)}) and convalidated)`,
          cleanUp: null,
        },
      ];
    }
    const [, by = '', column = '', table = ''] = sliced.exec(sql) ?? [];
    if (table !== '') {
      const rows = (from: string | null, to: string) =>
        `${from === null ? '' : `${by} > ${quoted(from)} AND `}${by} <= ${quoted(to)}`;
      const some = (from: string | null, to: string) =>
        sql.replace(sliced, () => `WHERE ${rows(from, to)}`);
      return [{ kind: 'slices', table, column, sql: some }];
    }
    return [{ kind: 'short', sql }];
  });
}

/** A statement without the comments before it and the semicolon after it. */
export const bare = (statement: string): string =>
  statement.replace(/^(?:\s*--[^\n]*\n)*\s*/, '').replace(/;\s*$/, '');

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;
