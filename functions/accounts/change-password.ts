import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { readRows } from '#db/queries/read-rows.ts';
import type { PasswordHasher } from '#functions/_base/passwords/password-hasher.ts';
import { ChangePassword } from '#teaching/validation/change-password.ts';
import { countAttempt, requireAttempt, subjectOf } from '../_base/attempts.ts';
import { Refusal } from '../_base/errors.ts';
import { openMailer } from '../_base/mail/mailer.ts';
import { everyRole, operation } from '../_base/operation.ts';
import type { AccountsEnv } from './env.ts';
import { passwordChangedMail } from './mails/password-changed-mail.ts';

const Row = z.object({
  count: z.number(),
  seconds_left: z.number(),
  password_hash: z.string(),
  email: z.string().nullable(),
  full_name: z.string(),
  blocked: z.boolean(),
});

/**
 * `POST /v1/me/password`: changes the password and ends every other session of the person. Sent again
 * after it worked, it finds the wanted password in place and is content, so it needs no stored answer.
 */
export const changePassword = (hasher: PasswordHasher) =>
  operation<AccountsEnv, unknown, unknown, ChangePassword>(
    { may: everyRole, body: ChangePassword, once: false },
    async ({ body, db, env, who, waitUntil }) => {
      const subject = subjectOf('password', who.id);
      const read = await db.execute(sql`
        with tried as (${countAttempt(subject, 15)})
        select tried.*, u.password_hash, u.email, u.full_name, u.blocked_at is not null as blocked
        from tried join users u on u.id = ${who.id}`);
      const [row] = readRows(Row, read);
      if (!row || row.blocked) throw new Refusal('forbidden', 'forbidden');
      requireAttempt(row, 5);
      if (!(await hasher.verify(row.password_hash, body.current))) {
        if (await hasher.verify(row.password_hash, body.next)) return null;
        const problem = { field: 'current', message: 'This is not your password.' };
        throw new Refusal('bad_request', problem.message, { fields: [problem] });
      }
      const hash = await hasher.hash(body.next);
      await db.execute(sql`
        with ended as (
          update sessions set ended_at = now(), ended_because = 'password changed'
          where user_id = ${who.id} and id <> ${who.sessionId} and ended_at is null),
        forgiven as (delete from attempts where subject = ${subject})
        update users set password_hash = ${hash}, updated_at = now() where id = ${who.id}`);
      if (row.email !== null) {
        const mail = passwordChangedMail(row.full_name, env.APP_ORIGIN);
        waitUntil(openMailer(env).send(row.email, mail));
      }
      return null;
    },
  );
