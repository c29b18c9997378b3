import { type SQL, sql } from 'drizzle-orm';
import { ApiError } from './errors.ts';

/**
 * Prevents a request with an Idempotency-Key from creating something twice, even if the first response was
 * lost: the statement that creates it also records it in the row of the key. Without a key, every request may
 * create something.
 */
export interface IdempotentCreation {
  /** What an earlier attempt under this key created; null if there is none. */
  before: string | null;
  /**
   * SQL of a CTE with one row until something was created under this key, and none afterwards; the creating
   * statement selects from it. It locks the key until the statement ends.
   */
  turn: SQL;
  /** SQL of a CTE that records the text `made` once if the CTE `from` has a row. */
  note: (made: SQL, from: SQL) => SQL;
}

/** For a request without a key. */
export const unkeyedCreation: IdempotentCreation = {
  before: null,
  turn: sql`select 1`,
  note: () => sql`select 1`,
};

/**
 * For a request that has claimed a key; `before` is what an earlier attempt recorded in the row of the key.
 */
export function keyedCreation(key: string, before: string | null): IdempotentCreation {
  return {
    before,
    // `body` contains what was created until the response itself replaces it.
    turn: sql`select 1 from idempotency_keys
      where key = ${key} and status is null and body is null for update`,
    note: (
      made,
      from,
    ) => sql`update idempotency_keys set body = (select ${made} from ${from} limit 1)
      where key = ${key} and exists (select 1 from ${from})`,
  };
}

/** The error for a statement whose `turn` had no row: a concurrent attempt under the same key was first. */
export const createdElsewhere = () =>
  new ApiError('unavailable', 'This is still being worked on. Try again in a moment.', {
    retryAfterSeconds: 1,
  });
