import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { Email } from '#contracts/validation/email.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { openToolDatabase } from '#db/tool-client.ts';
import { Explained, readOptions, runCommand } from './command.ts';
import { databaseOfEnvironment } from './deployment/database-of-environment.ts';
import { environmentOption } from './deployment/read-environment.ts';

const usage = `npm run make-admin -- --env staging|production --email <address> [--undo] [--settings file]

Makes a person an admin who has registered at the site and confirmed the address. It reads DATABASE_URL from
deployments/<env>.json. All of the account's sessions end: signed in again, it is an admin's. --undo makes
a teacher of an admin again.`;

/** The reasons for a refusal, by the code that the statement returns. */
const refusals = {
  unknown: 'Nobody has registered with this address. Register at the site first.',
  pupil: "This is a pupil's account.",
  admin: 'This account is an admin already.',
  unconfirmed: 'The address is not confirmed yet: follow the link in the mail first.',
  suspended: 'This account is suspended.',
  leaving: 'This account is to be deleted: sign in, which keeps it, and run this again.',
  department:
    'This account is in a department, where it has a seat: use a separate account for an admin.',
  paying:
    'This account has a plan, which an admin could not end: use a separate account for an admin.',
} as const;

const Row = z.object({
  refusal: z.enum(Object.keys(refusals) as (keyof typeof refusals)[]).nullable(),
});

/**
 * Makes a teacher an admin if their address is confirmed, they are in no department and they have no paid
 * plan. Ends their sessions, because their tokens contain the old role for some more minutes. The audit log
 * entry has no actor, because no signed-in user makes this change. Returns the reason for a refusal,
 * otherwise null.
 */
export async function makeAdmin(db: Database, email: string): Promise<string | null> {
  const result = await db.execute(sql`
    with found as (
      select u.id, case
        when u.role = 'PUPIL' then 'pupil'
        when u.role = 'admin' then 'admin'
        when u.email_verified_at is null then 'unconfirmed'
        when u.delete_after is not null then 'leaving'
        when u.blocked_at is not null then 'suspended'
        when u.organisation_id is not null then 'department'
        when exists (select 1 from subscriptions s where s.user_id = u.id
          and s.stripe_subscription_id is not null and s.status in ('active', 'upcoming')) then 'paying'
      end as refusal
      from users u where lower(u.email) = lower(${email}) for update),
    made as (
      update users u set role = 'admin', updated_at = now()
      from found where u.id = found.id and found.refusal is null returning u.id),
    ended as (
      update sessions s set ended_at = now(), ended_because = 'made an admin'
      from made where s.user_id = made.id and s.ended_at is null),
    noted as (
      insert into audit_log (action, subject, before, after)
      select 'account.made an admin', made.id, '{"role": "public"}', '{"role": "admin"}' from made)
    select refusal from found`);
  const [row] = parseRows(Row, result);
  const refusal = row ? row.refusal : 'unknown';
  return refusal && refusals[refusal];
}

/**
 * Makes an admin a teacher again. Ends their sessions and writes to the audit log, like `makeAdmin`. Returns
 * the reason for a refusal, otherwise null.
 */
export async function undoAdmin(db: Database, email: string): Promise<string | null> {
  const { rows } = await db.execute(sql`
    with made as (
      update users u set role = 'public', updated_at = now()
      where lower(u.email) = lower(${email}) and u.role = 'admin' returning u.id),
    ended as (
      update sessions s set ended_at = now(), ended_because = 'no admin any more'
      from made where s.user_id = made.id and s.ended_at is null),
    noted as (
      insert into audit_log (action, subject, before, after)
      select 'account.made a teacher', made.id, '{"role": "admin"}', '{"role": "public"}' from made)
    select id from made`);
  return rows.length > 0 ? null : 'No admin has this address.';
}

if (import.meta.main) {
  await runCommand(async () => {
    const options = {
      env: { type: 'string' },
      email: { type: 'string' },
      undo: { type: 'boolean' },
      settings: { type: 'string' },
    } as const;
    const given = readOptions(process.argv.slice(2), options, usage);
    const name = environmentOption(given.env, usage);
    const email = Email.safeParse(given.email);
    if (!email.success) throw new Explained(`--email must be an e-mail address.\n\n${usage}`);
    const { url, settings } = await databaseOfEnvironment(name, given.settings);
    const change = given.undo ? undoAdmin : makeAdmin;
    const refusal = await change(openToolDatabase(url), email.data);
    if (refusal) throw new Explained(`Nothing was changed. ${refusal}`);
    const now = given.undo ? 'a teacher' : 'an admin';
    console.log(`${email.data} is ${now} of ${name} now. Sign in again at ${settings.origin}.`);
  });
}
