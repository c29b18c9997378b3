import { sql } from 'drizzle-orm';
import { ChangePassword } from '#contracts/validation/change-password.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { fieldError } from '../http/errors.ts';
import { everyRole, operation } from '../http/operation.ts';
import { pageLocale } from '../http/page-locale.ts';
import { openMailer } from '../mail/mailer.ts';
import { passwordChangedMail } from './mails.ts';
import { forgiveGuesses, selectPasswordOwner } from './password-owner.ts';
import type { AccountsEnv } from './routes.ts';

/**
 * `POST /v1/me/password`: changes the password, ends every other session of the account and cancels a pending
 * change of address. A repeated request also succeeds, because it finds the new password already set, so the
 * response does not have to be stored.
 */
export const changePassword = (hasher: PasswordHasher) =>
  operation<AccountsEnv, unknown, unknown, ChangePassword>(
    { may: everyRole, body: ChangePassword, once: false },
    async ({ body, db, env, request, caller, waitUntil }) => {
      const row = await selectPasswordOwner(db, caller.id);
      if (!(await hasher.verify(row.password_hash, body.current))) {
        if (await hasher.verify(row.password_hash, body.next)) return null;
        throw fieldError('current', 'This is not your password.');
      }
      const hash = await hasher.hash(body.next);
      await db.execute(sql`
        with ended as (
          update sessions set ended_at = now(), ended_because = 'password changed'
          where user_id = ${caller.id} and id <> ${caller.sessionId} and ended_at is null),
        used as (
          update mail_secrets set used_at = now()
          where user_id = ${caller.id} and purpose = 'change-email' and used_at is null),
        forgiven as (${forgiveGuesses(caller.id)})
        update users set password_hash = ${hash}, updated_at = now() where id = ${caller.id}`);
      if (row.email !== null) {
        const mail = passwordChangedMail(row.full_name, env.APP_ORIGIN);
        const language = row.interface_language ?? pageLocale(request);
        waitUntil(openMailer(env).send(row.email, mail, language));
      }
      return null;
    },
  );
