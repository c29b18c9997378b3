import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';

const dialect = new PgDialect();

/**
 * A part of a statement that holds no value, written out once: building a long one anew out of its parts
 * for every request costs as much as reading the token. Throws when there is a value in it.
 */
export function fixedSql(part: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(part);
  if (params.length > 0) throw new Error('A fixed part of a statement holds a value.');
  return sql.raw(text);
}
