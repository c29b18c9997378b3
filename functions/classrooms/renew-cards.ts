import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { LoginCard } from '#contracts/classrooms/classroom.ts';
import { pupilPassword } from '#contracts/classrooms/pupil-password.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { notFound } from '#functions/http/errors.ts';
import { countedRate, requireRate } from '#functions/http/limit-rate.ts';
import type { Caller } from '#functions/http/operation.ts';
import { cardKey } from '#functions/http/secrets.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { mayChangePupil } from './classroom.ts';
import type { ClassroomsEnv } from './routes.ts';

const Known = z.object({
  ids: z.array(z.string()),
  count: z.number(),
  seconds_left: z.number(),
});
const Renewed = z.object({ id: z.string(), fullName: z.string(), userName: z.string() });

/**
 * Sets new passwords for those of the given pupils whom the caller may change, and ends the pupils' sessions.
 * Returns the login cards in the order of `ids`; the cards are the only place where the passwords are shown.
 * Checks ownership and the password rate limit before the first slow hash. 404 if the caller may not change
 * any of the pupils, or, with `isWhole`, if the caller may not change all of them. 429 after too many
 * passwords.
 */
export async function renewCards(
  { db, env }: { db: Database; env: ClassroomsEnv },
  hasher: PasswordHasher,
  caller: Caller,
  { ids, isWhole }: { ids: readonly string[]; isWhole: boolean },
): Promise<LoginCard[]> {
  const wanted = [...new Set(ids)];
  const mine = sql`select p.id from users p
    where p.id in (select jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb))
      and ${mayChangePupil(caller)}`;
  const enough = isWhole ? wanted.length : 1;
  const found = await db.execute(sql`
    with mine as (${mine}), whole as (
      select count(*)::int as pupils from mine having count(*) >= ${enough}::int
    ), tried as (${countedRate('passwords', caller.id, {
      when: sql`exists (select 1 from whole)`,
      amount: sql`(select pupils from whole)`,
    })})
    select array(select id from mine) as ids, tried.count, tried.seconds_left from tried`);
  const [known] = parseRows(Known, found);
  if (!known) throw notFound('This pupil was not found.');
  requireRate('passwords', known);

  const isMine = new Set(known.ids);
  const made = await makePasswords(
    hasher,
    wanted.filter((id) => isMine.has(id)),
  );
  const hashes = JSON.stringify(made.map(({ id, hash }) => ({ id, hash })));
  const result = await db.execute(sql`
    with known as (
      select p.id, w.hash from users p
      join jsonb_to_recordset(${hashes}::jsonb) as w (id text, hash text) on w.id = p.id
      where ${mayChangePupil(caller)}
    ), whole as (
      select 1 where (select count(*) from known) >= ${isWhole ? made.length : 1}::int
    ), noted as (
      insert into audit_log (actor_id, action, subject, after)
      select ${caller.id}, 'account.passwords renewed', 'pupils', jsonb_build_object('pupils',
        (select count(*) from known)) from whole
    ), ended as (
      update sessions s set ended_at = now(), ended_because = 'password changed'
      from known, whole where s.user_id = known.id and s.ended_at is null
    )
    update users p set password_hash = known.hash, updated_at = now()
    from known, whole where p.id = known.id
    returning p.id, p.full_name as "fullName", p.user_name as "userName"`);
  const renewed = new Map(parseRows(Renewed, result).map((row) => [row.id, row]));
  if (renewed.size === 0) throw notFound('This pupil was not found.');
  const cards = made.map(async ({ id, password }) => {
    const row = renewed.get(id);
    return row ? [{ ...row, password, cardKey: await cardKey(env, row.userName) }] : [];
  });
  return (await Promise.all(cards)).flat();
}

/** A pupil's new password, which is shown only on the login card, and its hash for storage. */
interface MadePassword {
  id: string;
  password: string;
  hash: string;
}

/**
 * Creates a password for each of these pupils. A hash occupies the CPU for some 20 ms, and a Worker serves
 * many requests at once. This function therefore yields to other requests after each hash
 * (docs/decisions/0175).
 */
export async function makePasswords(
  hasher: PasswordHasher,
  ids: readonly string[],
): Promise<MadePassword[]> {
  const made: MadePassword[] = [];
  for (const id of ids) {
    const password = pupilPassword(crypto.getRandomValues(new Uint8Array(10)));
    made.push({ id, password, hash: await hasher.hash(password) });
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return made;
}
