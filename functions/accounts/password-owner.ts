import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { countAttempt, requireAttempt, subjectOf } from '../http/attempts.ts';
import { ApiError, fieldError } from '../http/errors.ts';

/** Maximum number of guesses per time window at the password of a signed-in user. */
const guesses = 5;
const windowMinutes = 15;

const Row = z.object({
  count: z.number(),
  seconds_left: z.number(),
  password_hash: z.string(),
  email: z.nullable(z.string()),
  full_name: z.string(),
  interface_language: z.nullable(z.string()),
  blocked: z.boolean(),
});
export type PasswordOwner = z.infer<typeof Row>;

const subjectFor = (id: string) => subjectOf('password', id);

/**
 * Selects a signed-in user who must enter the password again, and counts the guess. Throws 429 after five
 * guesses in 15 minutes.
 */
export async function selectPasswordOwner(db: Database, id: string): Promise<PasswordOwner> {
  const read = await db.execute(sql`
    with tried as (${countAttempt(subjectFor(id), windowMinutes)})
    select tried.*, u.password_hash, u.email, u.full_name, u.interface_language,
      u.blocked_at is not null as blocked
    from tried join users u on u.id = ${id}`);
  const [row] = parseRows(Row, read);
  if (!row || row.blocked) throw new ApiError('forbidden', 'forbidden');
  requireAttempt(row, guesses);
  return row;
}

/**
 * A CTE in SQL that resets the count of guesses. The statement that runs after a correct password includes
 * it.
 */
export const forgiveGuesses = (id: string): SQL =>
  sql`delete from attempts where subject = ${subjectFor(id)}`;

/** Returns the signed-in user after verifying the password. Otherwise throws 400 for the field `password`. */
export async function requirePassword(
  hasher: PasswordHasher,
  db: Database,
  id: string,
  password: string,
): Promise<PasswordOwner> {
  const owner = await selectPasswordOwner(db, id);
  if (await hasher.verify(owner.password_hash, password)) return owner;
  throw fieldError('password', 'This is not your password.');
}
