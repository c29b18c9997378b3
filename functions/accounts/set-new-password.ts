import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readRows } from '#db/queries/read-rows.ts';
import { NewPassword } from '#teaching/validation/new-password.ts';
import { subjectOf } from '../_base/attempts.ts';
import { Refusal } from '../_base/errors.ts';
import { operation } from '../_base/operation.ts';
import { hashSecret } from '../_base/secrets.ts';
import type { AccountsEnv } from './env.ts';
import { openMailer } from './mailer.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';
import type { PasswordHasher } from './passwords/password-hasher.ts';
import { startTrial } from './start-trial.ts';

const Params = z.object({ id: z.string().max(100) });
const Row = z.object({ email: z.string(), full_name: z.string() });

/**
 * `POST /newpassword/:id`: sets the password of whoever was mailed the secret, once, and ends all their
 * sessions. The mail proves the address, so an unconfirmed account is confirmed by it too.
 */
export const setNewPassword = (hasher: PasswordHasher) =>
  operation<AccountsEnv, z.infer<typeof Params>, unknown, NewPassword>(
    { may: 'anyone', params: Params, body: NewPassword, token: 'ignored' },
    async ({ params, body, db, env, waitUntil }) => {
      const [hash, passwordHash] = await Promise.all([
        hashSecret(params.id),
        hasher.hash(body.password),
      ]);
      const result = await db.execute(sql`
        with secret as (
          update mail_secrets m set used_at = now() from users u
          where m.hash = ${hash} and m.purpose = 'new-password' and m.used_at is null
            and m.expires_at > now() and u.id = m.user_id and u.blocked_at is null
            and lower(u.email) = lower(m.email)
          returning m.user_id),
        changed as (
          update users u set password_hash = ${passwordHash}, updated_at = now(),
            email_verified_at = coalesce(u.email_verified_at, now())
          from secret where u.id = secret.user_id
          returning u.id, u.role, u.email, u.full_name),
        ended as (
          update sessions s set ended_at = now(), ended_because = 'new password' from changed
          where s.user_id = changed.id and s.ended_at is null),
        trial as (${startTrial(sql`changed`)})
        select email, full_name from changed`);
      const [row] = readRows(Row, result);
      if (!row) {
        const message = 'This link was used before or is too old. Ask for a new one.';
        throw new Refusal('not_found', message);
      }
      // Whoever was locked out by guesses and proved the address may sign in at once.
      const subject = subjectOf('sign-in', row.email);
      waitUntil(db.execute(sql`delete from attempts where subject = ${subject}`).then());
      const mail = passwordChangedMail(row.full_name, env.APP_ORIGIN);
      waitUntil(openMailer(env).send(row.email, mail));
      return null;
    },
  );
