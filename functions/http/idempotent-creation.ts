import { type SQL, sql } from 'drizzle-orm';
import { ApiError } from './errors.ts';

/**
 * Keeps a creation under an Idempotency-Key from happening twice, even if the first response was lost: the
 * statement that creates something also records it on the key. Without a key every request may create
 * something.
 */
export interface IdempotentCreation {
  /** The creation recorded by an earlier attempt under this key; null if there is none. */
  before: string | null;
  /**
   * SQL of a CTE with one row until something was created under this key, and none afterwards: the creating
   * statement selects its rows from it. It locks the key until the statement ends.
   */
  turn: SQL;
  /** SQL of a CTE that records `made`, text, once for the row of `from` (a CTE's name), if it has one. */
  note: (made: SQL, from: SQL) => SQL;
}

/** The creation of a request without a key. */
export const unkeyedCreation: IdempotentCreation = {
  before: null,
  turn: sql`select 1`,
  note: () => sql`select 1`,
};

/** The creation of a request that has claimed a key; `before` is what is recorded on the key. */
export function keyedCreation(key: string, before: string | null): IdempotentCreation {
  return {
    before,
    // The creation is recorded in the body until the response itself replaces it.
    turn: sql`select 1 from idempotency_keys
      where key = ${key} and status is null and body is null for update`,
    note: (
      made,
      from,
    ) => sql`update idempotency_keys set body = (select ${made} from ${from} limit 1)
      where key = ${key} and exists (select 1 from ${from})`,
  };
}

/** For a statement that got no turn: another attempt under the same key was first at the same moment. */
export const createdElsewhere = () =>
  new ApiError('unavailable', 'This is still being worked on. Try again in a moment.', {
    retryAfterSeconds: 1,
  });
