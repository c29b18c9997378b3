import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { LoginCard } from '#contracts/classrooms/classroom.ts';
import { pupilPassword } from '#contracts/classrooms/pupil-password.ts';
import type { Database } from '#db/client.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';

const Ids = z.array(z.string());

/**
 * The cards of pupils whose accounts were made by a request that was never answered, in the order of
 * their making. `noted` is a JSON list of their ids. Their passwords were told to nobody and are kept
 * nowhere, so they get new ones.
 */
export async function tellCardsAgain(
  db: Database,
  hasher: PasswordHasher,
  noted: string,
): Promise<LoginCard[]> {
  const fresh = await Promise.all(
    Ids.parse(JSON.parse(noted)).map(async (id) => {
      const password = pupilPassword(crypto.getRandomValues(new Uint8Array(10)));
      return { id, password, hash: await hasher.hash(password) };
    }),
  );
  const { rows } = await db.execute<Omit<LoginCard, 'password'>>(sql`
    update users p set password_hash = w.hash, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(
      fresh.map(({ id, hash }) => ({ id, hash })),
    )}::jsonb) as w (id text, hash text)
    where p.id = w.id and p.role = 'PUPIL'
    returning p.id, p.full_name as "fullName", p.user_name as "userName"`);
  const told = new Map(rows.map((row) => [row.id, row]));
  return fresh.flatMap(({ id, password }) => {
    const row = told.get(id);
    return row ? [{ ...row, password }] : [];
  });
}
