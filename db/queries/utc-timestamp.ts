import { type SQL, sql } from 'drizzle-orm';

/** SQL: a timestamp as ISO 8601 in UTC ending in Z, independent of the connection's time zone. */
export const utcTimestamp = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
