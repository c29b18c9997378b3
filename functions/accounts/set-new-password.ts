import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { NewPassword } from '#contracts/validation/new-password.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { subjectOf } from '../http/attempts.ts';
import { ApiError } from '../http/errors.ts';
import { countNetwork, NetworkCounts, networkOf, requireNetwork } from '../http/network.ts';
import { operation } from '../http/operation.ts';
import { pageLocale } from '../http/page-locale.ts';
import { hashSecret } from '../http/secrets.ts';
import { openMailer } from '../mail/mailer.ts';
import { passwordChangedMail } from './mails.ts';
import type { AccountsEnv } from './routes.ts';
import { startTrial } from './start-trial.ts';

const Body = z.extend(NewPassword, {
  secret: z.string('This link is incomplete.').check(z.minLength(1), z.maxLength(100)),
});
const Params = z.object({ id: z.string().check(z.maxLength(100)) });
/**
 * Number of attempts per hour from one network, after which wrong secrets are rejected with 429. A whole
 * staff room may set passwords at the same time.
 */
const perNetwork = 100;

const Found = z.object({ network: NetworkCounts, lives: z.boolean() });
const Row = z.object({
  email: z.string(),
  full_name: z.string(),
  interface_language: z.nullable(z.string()),
});

/**
 * `POST /newpassword`: sets the password of the account to which the `secret` was emailed; see `setByLink`.
 * Returns 204.
 */
export const setNewPassword = (hasher: PasswordHasher) =>
  operation<AccountsEnv, unknown, unknown, z.infer<typeof Body>>(
    { may: 'anyone', body: Body, token: 'ignored', flood: ({ body }) => body.secret },
    async ({ body, ...given }) => setByLink(hasher, given, body),
  );

/**
 * `POST /newpassword/:id`: like `POST /newpassword`, but with the secret in the path. Older emails use it,
 * because their links did not yet put the secret after `#`.
 */
export const setNewPasswordByAddress = (hasher: PasswordHasher) =>
  operation<AccountsEnv, z.infer<typeof Params>, unknown, NewPassword>(
    {
      may: 'anyone',
      params: Params,
      body: NewPassword,
      token: 'ignored',
      flood: ({ params }) => params.id,
    },
    async ({ params, body, ...given }) => setByLink(hasher, given, { ...body, secret: params.id }),
  );

interface Given {
  db: Database;
  env: AccountsEnv;
  request: Request;
  waitUntil: (work: Promise<unknown>) => void;
}

/**
 * Sets the password of the account to which the secret was emailed. The secret works once. Ends all sessions
 * of the account and cancels a pending change of address. Also confirms an unconfirmed account, because the
 * secret proves that the user owns the address.
 *
 * Throws 429 after many wrong secrets from one network. A valid secret still works, because a secret of 256
 * bits cannot be guessed. Only a valid secret triggers the slow hash, so invalid requests cannot overload the
 * Worker.
 */
async function setByLink(
  hasher: PasswordHasher,
  { db, env, request, waitUntil }: Given,
  { secret, password }: z.infer<typeof Body>,
): Promise<null> {
  const hash = await hashSecret(secret);
  const from = countNetwork('new-passwords-from', networkOf(request), 60);
  const found = await db.execute(sql`
    with ${from.parts} select ${from.column}, exists ${living(hash)} as lives`);
  const [tried] = parseRows(Found, found);
  if (!tried) throw new Error('the count of attempts answered no row');
  if (!tried.lives) {
    requireNetwork(tried.network, perNetwork);
    throw tooOld();
  }
  const passwordHash = await hasher.hash(password);
  const result = await db.execute(sql`
    with secret as (
      update mail_secrets m set used_at = now() from ${living(hash)} as living
      where m.hash = living.hash and m.used_at is null
      returning m.user_id),
    changed as (
      update users u set password_hash = ${passwordHash}, updated_at = now(),
        email_verified_at = coalesce(u.email_verified_at, now())
      from secret where u.id = secret.user_id
      returning u.id, u.role, u.email, u.full_name, u.interface_language),
    ended as (
      update sessions s set ended_at = now(), ended_because = 'new password' from changed
      where s.user_id = changed.id and s.ended_at is null),
    stopped as (
      update mail_secrets m set used_at = coalesce(m.used_at, now()),
        expires_at = least(m.expires_at, now())
      from changed
      where m.user_id = changed.id and m.purpose in ('change-email', 'verify-email')),
    ${startTrial(sql`changed`)}
    select email, full_name, interface_language from changed`);
  const [row] = parseRows(Row, result);
  if (!row) throw tooOld();
  // The user has proved to own the address, so a lock caused by wrong guesses is removed.
  const subject = subjectOf('sign-in', row.email);
  waitUntil(db.execute(sql`delete from attempts where subject = ${subject}`).then());
  const mail = passwordChangedMail(row.full_name, env.APP_ORIGIN);
  const language = row.interface_language ?? pageLocale(request);
  waitUntil(openMailer(env).send(row.email, mail, language));
  return null;
}

/** SQL for the emailed secret with this hash, if it can still set a password; at most one row. */
const living = (hash: string) => sql`(
  select m.hash from mail_secrets m join users u on u.id = m.user_id
  where m.hash = ${hash} and m.purpose = 'new-password' and m.used_at is null
    and m.expires_at > now() and u.blocked_at is null and lower(u.email) = lower(m.email))`;

const tooOld = () =>
  new ApiError('not_found', 'This link has expired or already been used. Request a new one.');
