import { type SQL, sql } from 'drizzle-orm';
import { ApiError } from './errors.ts';

/**
 * What keeps a creation under an Idempotency-Key from happening twice, though the answer to the first
 * try is lost: what was made is noted on the key by the very statement that makes it. Without a key it
 * lets every request make something.
 */
export interface IdempotentCreation {
  /** What an earlier try under this key has noted; null when nothing was made yet. */
  before: string | null;
  /**
   * SQL of a CTE with one row while nothing was made under this key, and none afterwards: what makes
   * something takes its rows from it. It holds the key until the statement ends.
   */
  turn: SQL;
  /** SQL of a CTE that notes `made`, text, once for the row that `from` (a CTE's name) has, if it has one. */
  note: (made: SQL, from: SQL) => SQL;
}

/** The making of a request that was sent without a key. */
export const unkeyedCreation: IdempotentCreation = {
  before: null,
  turn: sql`select 1`,
  note: () => sql`select 1`,
};

/** The making of a request under a key that it holds; `before` is what stands on the key. */
export function keyedCreation(key: string, before: string | null): IdempotentCreation {
  return {
    before,
    // What is made stands in the body until the answer itself does.
    turn: sql`select 1 from idempotency_keys
      where key = ${key} and status is null and body is null for update`,
    note: (
      made,
      from,
    ) => sql`update idempotency_keys set body = (select ${made} from ${from} limit 1)
      where key = ${key} and exists (select 1 from ${from})`,
  };
}

/** For a statement that got no turn: another try under the same key was first, in the same moment. */
export const createdElsewhere = () =>
  new ApiError('unavailable', 'This is still being worked on. Try again in a moment.', {
    retryAfterSeconds: 1,
  });
