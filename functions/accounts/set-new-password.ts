import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { NewPassword } from '#contracts/validation/new-password.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { countAttempt, requireAttempt, subjectOf } from '../http/attempts.ts';
import { ApiError } from '../http/errors.ts';
import { operation } from '../http/operation.ts';
import { hashSecret } from '../http/secrets.ts';
import { openMailer } from '../mail/mailer.ts';
import type { AccountsEnv } from './env.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';
import { startTrial } from './start-trial.ts';

const Params = z.object({ id: z.string().max(100) });
/** Tries from one address of the network in an hour: a whole staff room may do it together. */
const perAddress = 100;

const Found = z.object({ count: z.number(), seconds_left: z.number(), lives: z.boolean() });
const Row = z.object({ email: z.string(), full_name: z.string() });

/**
 * `POST /newpassword/:id`: sets the password of whoever was mailed the secret, once, and ends all their
 * sessions; a change of address that waits for its link is off. The mail proves the address, so an unconfirmed account is confirmed by it too. 429 after many
 * tries; the slow hash is made only for a secret that lives, so that nobody can keep the Worker busy.
 */
export const setNewPassword = (hasher: PasswordHasher) =>
  operation<AccountsEnv, z.infer<typeof Params>, unknown, NewPassword>(
    {
      may: 'anyone',
      params: Params,
      body: NewPassword,
      token: 'ignored',
      flood: ({ params }) => params.id,
    },
    async ({ params, body, db, env, request, waitUntil }) => {
      const hash = await hashSecret(params.id);
      const address = request.headers.get('cf-connecting-ip') ?? 'unknown';
      const found = await db.execute(sql`
        with tried as (${countAttempt(subjectOf('new-passwords-from', address), 60)})
        select tried.count, tried.seconds_left, exists ${living(hash)} as lives
        from tried`);
      const [tried] = parseRows(Found, found);
      if (!tried) throw new Error('the count of attempts answered no row');
      requireAttempt(tried, perAddress);
      if (!tried.lives) throw tooOld();
      const passwordHash = await hasher.hash(body.password);
      const result = await db.execute(sql`
        with secret as (
          update mail_secrets m set used_at = now() from ${living(hash)} as living
          where m.hash = living.hash and m.used_at is null
          returning m.user_id),
        changed as (
          update users u set password_hash = ${passwordHash}, updated_at = now(),
            email_verified_at = coalesce(u.email_verified_at, now())
          from secret where u.id = secret.user_id
          returning u.id, u.role, u.email, u.full_name),
        ended as (
          update sessions s set ended_at = now(), ended_because = 'new password' from changed
          where s.user_id = changed.id and s.ended_at is null),
        stopped as (
          update mail_secrets m set used_at = now() from changed
          where m.user_id = changed.id and m.purpose = 'change-email' and m.used_at is null),
        ${startTrial(sql`changed`)}
        select email, full_name from changed`);
      const [row] = parseRows(Row, result);
      if (!row) throw tooOld();
      // Whoever was locked out by guesses and proved the address may sign in at once.
      const subject = subjectOf('sign-in', row.email);
      waitUntil(db.execute(sql`delete from attempts where subject = ${subject}`).then());
      const mail = passwordChangedMail(row.full_name, env.APP_ORIGIN);
      waitUntil(openMailer(env).send(row.email, mail));
      return null;
    },
  );

/** SQL for the mailed secret of this hash, a row or none, as long as it can still set a password. */
const living = (hash: string) => sql`(
  select m.hash from mail_secrets m join users u on u.id = m.user_id
  where m.hash = ${hash} and m.purpose = 'new-password' and m.used_at is null
    and m.expires_at > now() and u.blocked_at is null and lower(u.email) = lower(m.email))`;

const tooOld = () =>
  new ApiError('not_found', 'This link was used before or is too old. Ask for a new one.');
