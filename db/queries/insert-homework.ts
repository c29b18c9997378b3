import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import { homeworks } from '../schema/homework.ts';

/** The columns of a homework that are set when it is assigned. */
type SetColumn = Exclude<keyof typeof homeworks.$inferInsert, 'createdAt' | 'updatedAt'>;
type SetColumns = Readonly<Record<SetColumn, SQL>> & { readonly createdAt?: SQL };

/**
 * SQL: inserts a homework for each row of `from`. All columns are required, even columns with a default. A
 * new column therefore causes a compile error wherever homework is inserted.
 */
export function insertHomework(columns: SetColumns, from: SQL): SQL {
  const given: Readonly<Record<string, SQL | undefined>> = columns;
  const set = Object.entries(getTableColumns(homeworks)).flatMap(([key, { name }]) => {
    const value = given[key];
    return value ? [{ name: sql.identifier(name), value }] : [];
  });
  return sql`
    insert into homeworks (${sql.join(
      set.map(({ name }) => name),
      sql`, `,
    )})
    select ${sql.join(
      set.map(({ value }) => value),
      sql`, `,
    )} ${from}`;
}
