import { sql } from 'drizzle-orm';
import { ForgotPassword } from '#contracts/validation/forgot-password.ts';
import type { Database } from '#db/client.ts';
import { operation } from '../http/operation.ts';
import { pageLocale } from '../http/page-locale.ts';
import { openMailer } from '../mail/mailer.ts';
import { countMail, issueMailSecret } from './issue-mail-secret.ts';
import { newPasswordMail } from './mails.ts';
import type { AccountsEnv } from './routes.ts';

/**
 * `POST /forgetPassword`: emails a link to choose a new password. The response is sent before any lookup, so
 * neither its content nor its timing reveals whether there is an account.
 */
export const requestNewPassword = operation<AccountsEnv, unknown, unknown, ForgotPassword>(
  { may: 'anyone', body: ForgotPassword, token: 'ignored', flood: ({ body }) => body.email },
  async ({ body, db, env, request, waitUntil }) => {
    await countMail({ db, env, request }, 'new-password', body.email);
    waitUntil(mailNewPassword(db, env, body.email, { language: pageLocale(request) }));
    const message =
      'If there is an account with this address, an e-mail with a link is on its way.';
    return Response.json({ message }, { status: 202 });
  },
);

/**
 * If there is an account, emails a link to choose a new password, which also confirms the address. The email
 * includes the recipient's name if `names` is true. `language` is that of the page which asked for it.
 */
export async function mailNewPassword(
  db: Database,
  env: AccountsEnv,
  email: string,
  { names = true, language }: { names?: boolean; language: string },
): Promise<void> {
  const issued = await issueMailSecret(db, {
    ...{ email, purpose: 'new-password', hours: 1, recipients: sql`true` },
  });
  if (!issued) return;
  const link = `${env.APP_ORIGIN}/newpassword/link#${issued.secret}`;
  const mail = newPasswordMail(names ? issued.fullName : null, link);
  await openMailer(env).send(issued.email, mail, language);
}
