import type { Migration } from './load-migrations.ts';
import { bare, tablesMadeBy } from './steps-of.ts';

/**
 * Returns whether a comment before the statement declares it safe and gives the reason: `-- Safe: nothing
 * reads it since 0046.`
 */
const isSafe = (statement: string) => /^\s*-- Safe: \S/m.test(statement);

/** Statements that are not allowed on a table in use; `$1` is the table. */
const refused: readonly { form: RegExp; because: string }[] = [
  {
    form: /^(?:UPDATE|DELETE FROM) (?:"public"\.)?"([^"]+)"(?![\s\S]*\/\* in slices of \w+ \*\/)/i,
    because: 'locks every row that it changes until the last one: do it in slices',
  },
  {
    form: /^ALTER TABLE "([^"]+)" ADD COLUMN [\s\S]*GENERATED ALWAYS AS [\s\S]*STORED/i,
    because: 'rewrites the table: add a plain column, keep it by a trigger, fill it in slices',
  },
  {
    form: /^ALTER TABLE "([^"]+)" ADD COLUMN [\s\S]*(?:DEFAULT (?:gen_random_uuid|random|clock_timestamp|nextval)|GENERATED [\s\S]*AS IDENTITY|\bserial\b)/i,
    because: 'rewrites the table, a value for each row: fill it in slices',
  },
  {
    form: /^ALTER TABLE "([^"]+)" ADD COLUMN (?![\s\S]*DEFAULT)[\s\S]*NOT NULL/i,
    because: 'has no value for existing rows, nor for rows of the previous Workers',
  },
  {
    form: /^ALTER TABLE "([^"]+)" ALTER COLUMN \S+ (?:SET DATA )?TYPE/i,
    because: 'rewrites the table: add a column beside it',
  },
  {
    form: /^ALTER TABLE "([^"]+)" ALTER COLUMN \S+ SET NOT NULL/i,
    because: 'locks the table while it scans it: add a check, and then this',
  },
  {
    form: /^ALTER TABLE "([^"]+)" ADD CONSTRAINT \S+ (?:UNIQUE|PRIMARY KEY|EXCLUDE)/i,
    because: 'blocks writes while it builds its index: make a unique index',
  },
  {
    form: /^ALTER TABLE "([^"]+)" (?:DROP COLUMN|RENAME|ALTER COLUMN \S+ DROP DEFAULT)|^DROP TABLE "([^"]+)"/i,
    because: 'breaks the Workers that run until the deployment: leave it to a later migration',
  },
  { form: /^DO\b|\bLOCK TABLE\b/i, because: 'holds its locks until its end' },
];

/** One sentence for each statement that would block users or break the running Workers. */
export function checkMigration({
  tag,
  statements,
}: Pick<Migration, 'tag' | 'statements'>): string[] {
  const made = tablesMadeBy(statements);
  return statements.flatMap((statement) => {
    if (isSafe(statement)) return [];
    const sql = bare(statement);
    return refused.flatMap(({ form, because }) => {
      const found = form.exec(sql);
      const table = found?.[1] ?? found?.[2];
      if (!found || (table && made.has(table))) return [];
      return [`${tag}: “${sql.split('\n')[0]?.slice(0, 100)}” ${because}.`];
    });
  });
}
