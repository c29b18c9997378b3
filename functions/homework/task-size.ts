import { type SQL, sql } from 'drizzle-orm';

/**
 * SQL: how many items the task `t` has to answer, as its template's `size` counts them, without its
 * data leaving the database.
 */
export const taskSize: SQL = sql`jsonb_array_length(coalesce(t.data -> 'fields', t.data -> 'slots',
  t.data -> 'questions', t.data -> 'left', t.data -> 'right'))`;
