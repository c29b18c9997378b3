import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { ForgotPassword } from '#contracts/validation/forgot-password.ts';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { operation } from '../http/operation.ts';
import { pageLocale } from '../http/page-locale.ts';
import { openMailer } from '../mail/mailer.ts';
import { countMail, issueMailSecret } from './issue-mail-secret.ts';
import { verifyEmailMail } from './mails.ts';
import { mailNewPassword } from './request-new-password.ts';
import type { AccountsEnv } from './routes.ts';

/**
 * SQL for the pending registrations of the account `u`. A registration is listed once even if several emails
 * were sent for it.
 */
const waiting = sql`(select distinct m.registration from mail_secrets m
  where m.user_id = u.id and m.purpose = 'verify-email' and m.registration is not null)`;

/**
 * `POST /auth/verify-email/again`: resends the email with the confirmation link. If several people registered
 * with the address, the server cannot tell which of them owns it. The email then contains a link to choose a
 * password, which confirms the address for its owner.
 */
export const sendVerification = operation<AccountsEnv, unknown, unknown, ForgotPassword>(
  { may: 'anyone', body: ForgotPassword, token: 'ignored', flood: ({ body }) => body.email },
  async ({ body, db, env, request, waitUntil }) => {
    await countMail({ db, env, request }, 'verify-email', body.email);
    waitUntil(mailVerification(db, env, body.email, pageLocale(request)));
    const message = 'If this address still needs to be confirmed, a new e-mail is on its way.';
    return Response.json({ message }, { status: 202 });
  },
);

const Row = z.object({ registrations: z.number() });

async function mailVerification(
  db: Database,
  env: AccountsEnv,
  email: string,
  language: string,
): Promise<void> {
  const result = await db.execute(sql`
    select (select count(*)::int from ${waiting} w) as registrations from users u
    where lower(u.email) = lower(${email}) and u.email_verified_at is null and u.blocked_at is null`);
  const [row] = parseRows(Row, result);
  if ((row?.registrations ?? 0) > 1) {
    // The server cannot tell which registered name is correct, so the email contains no name.
    return mailNewPassword(db, env, email, { names: false, language });
  }
  const issued = await issueMailSecret(db, {
    ...{ email, purpose: 'verify-email', hours: 24 },
    recipients: sql`u.email_verified_at is null`,
    registration: sql`(select w.registration from ${waiting} w limit 1)`,
  });
  if (!issued) return;
  const link = `${env.APP_ORIGIN}/auth/verify-email#secret=${issued.secret}`;
  const { fullName, at } = issued;
  const mail = verifyEmailMail({ fullName, at: at === null ? new Date() : new Date(at) }, link);
  await openMailer(env).send(issued.email, mail, language);
}
