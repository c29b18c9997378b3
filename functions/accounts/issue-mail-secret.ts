import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { countAttempt, requireAttempt } from '../http/attempts.ts';
import { countNetwork, NetworkCounts, networkOf, requireNetwork } from '../http/network.ts';
import { hashSecret, randomSecret } from '../http/secrets.ts';
import { isKnownTo, parseKnownBrowser } from './known-browser.ts';
import { mailSubject } from './mailbox.ts';
import type { AccountsEnv } from './routes.ts';

/** Maximum number of emails of one purpose per mailbox and hour. */
const perHour = 5;
/**
 * Maximum number of emails of one purpose that one network may request per hour, for all addresses together.
 */
const perNetwork = 100;

type Purpose = 'verify-email' | 'new-password';

const Counts = z.object({ count: z.number(), seconds_left: z.number(), network: NetworkCounts });

/**
 * Counts a request for an email. Throws 429 after too many requests for the mailbox or from the network,
 * whether or not the address has an account. The network limit does not apply to a browser in which the
 * address has signed in before.
 *
 * Before it responds, the caller must not await any other work. Otherwise the duration could reveal whether
 * there is an account.
 */
export async function countMail(
  { db, env, request }: { db: Database; env: AccountsEnv; request: Request },
  purpose: Purpose,
  email: string,
): Promise<void> {
  const from = countNetwork(`mail-${purpose}-from`, networkOf(request), 60);
  const result = await db.execute(sql`
    with tried as (${countAttempt(mailSubject(`mail-${purpose}`, email), 60)}), ${from.parts}
    select tried.count, tried.seconds_left, ${from.column} from tried`);
  const [row] = parseRows(Counts, result);
  if (!row) throw new Error('the count of attempts answered no row');
  requireAttempt(row, perHour);
  // The network limit must not stop users from receiving their own emails because another user of the network
  // has reached it.
  const isKnown = await isKnownTo(parseKnownBrowser(request, env), env, email);
  if (!isKnown) requireNetwork(row.network, perNetwork);
}

const Row = z.object({
  email: z.string(),
  full_name: z.string(),
  registered_at: z.nullable(z.string()),
});

interface Wanted {
  email: string;
  purpose: Purpose;
  hours: number;
  /** SQL condition on `users u` that selects the recipients of the email. */
  recipients: SQL;
  /**
   * SQL for the registration that the link confirms. Absent for a link to set a password, which confirms the
   * account itself.
   */
  registration?: SQL;
}

/**
 * Creates a secret for an email. Returns null if there is no recipient. A link for a new password revokes
 * older links. A link that confirms an address does not revoke them, because they may belong to another
 * person's registration.
 */
export async function issueMailSecret(db: Database, wanted: Wanted) {
  const { email, purpose, hours, recipients, registration = sql`null::jsonb` } = wanted;
  const secret = randomSecret();
  const hash = await hashSecret(secret);
  const result = await db.execute(sql`
    with found as (
      select u.id, u.email, u.full_name, ${registration} as registration from users u
      where lower(u.email) = lower(${email}) and u.blocked_at is null and ${recipients}),
    older as (
      update mail_secrets m set used_at = now() from found
      where m.user_id = found.id and m.purpose = 'new-password' and m.purpose = ${purpose}
        and m.used_at is null),
    made as (
      insert into mail_secrets (hash, user_id, purpose, email, registration, expires_at)
      select ${hash}, found.id, ${purpose}, found.email, found.registration,
        now() + make_interval(hours => ${hours})
      from found)
    select found.email, coalesce(found.registration ->> 'fullName', found.full_name) as full_name,
      found.registration ->> 'at' as registered_at from found`);
  const [row] = parseRows(Row, result);
  return row ? { secret, email: row.email, fullName: row.full_name, at: row.registered_at } : null;
}
