import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { countAttempt, requireAttempt, subjectOf } from '../http/attempts.ts';
import { hashSecret, randomSecret } from '../http/secrets.ts';

/** Mails of one purpose that an address is sent in an hour. */
const perHour = 5;

const Row = z.object({
  count: z.number(),
  seconds_left: z.number(),
  email: z.string().nullable(),
  full_name: z.string().nullable(),
});

interface Wanted {
  email: string;
  purpose: 'verify-email' | 'new-password';
  hours: number;
  /** SQL on `users u`: who is sent such a mail at all. */
  recipients: SQL;
}

/**
 * Makes a secret to be mailed, replacing older ones of its purpose, in one statement. Null when nobody
 * is to be sent one; throws 429 after five in an hour, for addresses with and without an account alike.
 */
export async function issueMailSecret(db: Database, wanted: Wanted) {
  const { email, purpose, hours, recipients } = wanted;
  const secret = randomSecret();
  const hash = await hashSecret(secret);
  const result = await db.execute(sql`
    with tried as (${countAttempt(subjectOf(`mail-${purpose}`, email), 60)}),
    found as (
      select u.id, u.email, u.full_name from users u, tried
      where lower(u.email) = lower(${email}) and u.blocked_at is null and ${recipients}
        and tried.count <= ${perHour}),
    older as (
      update mail_secrets m set used_at = now() from found
      where m.user_id = found.id and m.purpose = ${purpose} and m.used_at is null),
    made as (
      insert into mail_secrets (hash, user_id, purpose, email, expires_at)
      select ${hash}, found.id, ${purpose}, found.email, now() + make_interval(hours => ${hours})
      from found)
    select tried.count, tried.seconds_left, found.email, found.full_name
    from tried left join found on true`);
  const [row] = parseRows(Row, result);
  if (!row) throw new Error('the count of attempts answered no row');
  requireAttempt(row, perHour);
  return row.email === null || row.full_name === null
    ? null
    : { secret, email: row.email, fullName: row.full_name };
}
