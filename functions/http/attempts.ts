import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ApiError } from './errors.ts';

/** A rate limit: the number of attempts allowed within a window of this many minutes. */
export interface Rate {
  allowed: number;
  minutes: number;
}

export const Counted = z.object({ count: z.number(), seconds_left: z.number() });
export type Counted = z.infer<typeof Counted>;

/**
 * SQL for the key under which attempts with a typed input are counted. The input is hashed, and upper and
 * lower case are treated as equal.
 */
export function subjectOf(kind: string, typed: string | SQL, rest = ''): SQL {
  return sql`${`${kind}:`} || encode(sha256(convert_to(lower(${typed}), 'UTF8')), 'hex') || ${rest}`;
}

/**
 * SQL that counts one attempt in a window and returns `count` and `seconds_left`. It is part of the statement
 * that does the work. The attempt is therefore counted before its result is known, so a thousand concurrent
 * attempts cannot exceed the limit. If `when` is given and false, the SQL neither counts nor returns a row.
 * `amount` is the number to add instead of one.
 */
export function countAttempt(
  subject: SQL,
  minutes: number,
  when: SQL = sql`true`,
  amount: SQL = sql`1`,
): SQL {
  const window = sql`make_interval(mins => ${minutes})`;
  const isOver = sql`attempts.window_starts_at <= now() - ${window}`;
  return sql`
    insert into attempts (subject, window_starts_at, count) select ${subject}, now(), ${amount} where ${when}
    on conflict (subject) do update set
      count = case when ${isOver} then excluded.count
        else attempts.count + excluded.count end,
      window_starts_at = case when ${isOver} then now() else attempts.window_starts_at end
    returning count::int,
      extract(epoch from window_starts_at + ${window} - now())::float8 as seconds_left`;
}

/** Throws 429 with `Retry-After` if more attempts were counted than allowed. */
export function requireAttempt(
  counted: Counted,
  allowed: number,
  sentence = 'That was tried too many times.',
): void {
  if (counted.count > allowed) refuseAttempt(counted.seconds_left, sentence);
}

/** Throws 429. `Retry-After` is the number of seconds left in the window. */
export function refuseAttempt(secondsLeft: number, sentence: string): never {
  const minutes = Math.max(1, Math.ceil(secondsLeft / 60));
  const wait =
    minutes === 1
      ? 'Please wait 1 minute and try again.'
      : `Please wait ${minutes} minutes and try again.`;
  throw new ApiError('too_many', `${sentence} ${wait}`, {
    retryAfterSeconds: Math.max(1, secondsLeft),
  });
}
