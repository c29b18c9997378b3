import { sql } from 'drizzle-orm';
import { ForgotPassword } from '#contracts/validation/forgot-password.ts';
import { operation } from '../http/operation.ts';
import { openMailer } from '../mail/mailer.ts';
import type { AccountsEnv } from './env.ts';
import { issueMailSecret } from './issue-mail-secret.ts';
import { newPasswordMail } from './mails/new-password-mail.ts';

/** `POST /forgetPassword`: mails a link to choose a new password; never tells whether there is an account. */
export const requestNewPassword = operation<AccountsEnv, unknown, unknown, ForgotPassword>(
  { may: 'anyone', body: ForgotPassword, token: 'ignored', flood: ({ body }) => body.email },
  async ({ body, db, env, waitUntil }) => {
    const issued = await issueMailSecret(db, {
      email: body.email,
      purpose: 'new-password',
      hours: 1,
      recipients: sql`true`,
    });
    if (issued) {
      const link = `${env.APP_ORIGIN}/newpassword/${issued.secret}`;
      waitUntil(openMailer(env).send(issued.email, newPasswordMail(issued.fullName, link)));
    }
    const message = 'If there is an account with this address, a mail with a link is on its way.';
    return Response.json({ message }, { status: 202 });
  },
);
