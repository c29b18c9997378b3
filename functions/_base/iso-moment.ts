import { type SQL, sql } from 'drizzle-orm';

/** SQL: a moment as JSON answers have it, ISO 8601 in UTC such as `2026-03-01T12:00:00.000Z`; null of null. */
export const isoMoment = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
