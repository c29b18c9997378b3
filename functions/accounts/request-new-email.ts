import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ChangeEmail } from '#contracts/validation/change-email.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { PasswordHasher } from '#functions/passwords/password-hasher.ts';
import { countAttempt, requireAttempt, subjectOf } from '../http/attempts.ts';
import { fieldError } from '../http/errors.ts';
import { operation, teachers } from '../http/operation.ts';
import { pageLocale } from '../http/page-locale.ts';
import { hashSecret, randomSecret } from '../http/secrets.ts';
import { openMailer } from '../mail/mailer.ts';
import { mailSubject } from './mailbox.ts';
import { addressInUseMail, changeEmailMail, emailChangeAskedMail } from './mails.ts';
import { forgiveGuesses, requirePassword } from './password-owner.ts';
import type { AccountsEnv } from './routes.ts';

/** Maximum number of changes per hour for one user, and for one mailbox. Each change sends two emails. */
const perHour = 5;

const Row = z.object({ count: z.number(), seconds_left: z.number(), taken: z.boolean() });

/**
 * `POST /v1/me/email`: emails a confirmation link to the new address and a notice to the old address. The
 * address changes only when the link is opened. If the new address already has an account, the response is
 * the same, and only the owner of that account is notified, by email.
 */
export const requestNewEmail = (hasher: PasswordHasher) =>
  operation<AccountsEnv, unknown, unknown, ChangeEmail>(
    { may: teachers, body: ChangeEmail, once: false },
    async ({ body: { email, password }, db, env, request, caller, waitUntil }) => {
      const owner = await requirePassword(hasher, db, caller.id, password);
      if (owner.email === email) throw fieldError('email', 'This is already your address.');
      const secret = randomSecret();
      const hash = await hashSecret(secret);
      const result = await db.execute(sql`
        with by_person as (${countAttempt(subjectOf('mail-change-email', caller.id), 60)}),
        to_box as (${countAttempt(mailSubject('mail-new-address', email), 60)}),
        tried as (
          select greatest(p.count, b.count) as count,
            greatest(p.seconds_left, b.seconds_left) as seconds_left from by_person p, to_box b),
        forgiven as (${forgiveGuesses(caller.id)}),
        older as (
          update mail_secrets m set used_at = now()
          where m.user_id = ${caller.id} and m.purpose = 'change-email' and m.used_at is null),
        made as (
          insert into mail_secrets (hash, user_id, purpose, email, expires_at)
          select ${hash}, ${caller.id}, 'change-email', ${email}, now() + interval '24 hours'
          from tried where tried.count <= ${perHour})
        select tried.*, exists (
          select 1 from users u where lower(u.email) = lower(${email}) and u.id <> ${caller.id}
            and u.email_verified_at is not null) as taken
        from tried`);
      const [row] = parseRows(Row, result);
      if (!row) throw new Error('the count of attempts answered no row');
      requireAttempt(row, perHour);
      const link = `${env.APP_ORIGIN}/auth/verify-email#for=new-address&secret=${secret}`;
      const mailer = openMailer(env);
      waitUntil(
        mailer.send(
          email,
          row.taken ? addressInUseMail(env.APP_ORIGIN) : changeEmailMail(owner.full_name, link),
          pageLocale(request),
        ),
      );
      if (owner.email !== null) {
        const notice = emailChangeAskedMail(owner.full_name, env.APP_ORIGIN);
        const language = owner.interface_language ?? pageLocale(request);
        waitUntil(mailer.send(owner.email, notice, language));
      }
      const message = 'We have sent an e-mail to the new address. Open the link in it.';
      return Response.json({ message }, { status: 202 });
    },
  );
