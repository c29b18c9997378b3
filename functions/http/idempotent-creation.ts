import { type SQL, sql } from 'drizzle-orm';
import { ApiError } from './errors.ts';

/**
 * Prevents requests with the same Idempotency-Key from creating a row twice, even if the first response was
 * lost. The statement that creates the row also records it in the key's row. A request without a key may
 * always create a row.
 */
export interface IdempotentCreation {
  /** The text that an earlier attempt with this key recorded about what it created; null if there is none. */
  before: string | null;
  /**
   * SQL of a CTE from which the creating statement must select. It has one row until something was created
   * with this key, and no row afterwards. It locks the key until the statement ends.
   */
  turn: SQL;
  /** SQL of a CTE that records the text `made` under the key, but only if the CTE `from` has a row. */
  note: (made: SQL, from: SQL) => SQL;
}

/** The `IdempotentCreation` for a request without a key. */
export const unkeyedCreation: IdempotentCreation = {
  before: null,
  turn: sql`select 1`,
  note: () => sql`select 1`,
};

/**
 * Returns the `IdempotentCreation` for a request that has claimed a key. `before` is the text that an earlier
 * attempt recorded in the row of the key.
 */
export function keyedCreation(key: string, before: string | null): IdempotentCreation {
  return {
    before,
    // Until the response is stored in `body`, `body` contains the record of what was created.
    turn: sql`select 1 from idempotency_keys
      where key = ${key} and status is null and body is null for update`,
    note: (
      made,
      from,
    ) => sql`update idempotency_keys set body = (select ${made} from ${from} limit 1)
      where key = ${key} and exists (select 1 from ${from})`,
  };
}

/**
 * Returns the error for a statement whose `turn` had no row, because a concurrent attempt with the same key
 * was faster.
 */
export const createdElsewhere = () =>
  new ApiError('unavailable', 'This is still being worked on. Try again in a moment.', {
    retryAfterSeconds: 1,
  });
