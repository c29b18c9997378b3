import { sql } from 'drizzle-orm';
import { ForgotPassword } from '#contracts/validation/forgot-password.ts';
import { operation } from '../http/operation.ts';
import { openMailer } from '../mail/mailer.ts';
import type { AccountsEnv } from './env.ts';
import { issueMailSecret } from './issue-mail-secret.ts';
import { verifyEmailMail } from './mails/verify-email-mail.ts';

/** `POST /auth/verify-email/again`: sends the mail with the confirming link once more. */
export const sendVerification = operation<AccountsEnv, unknown, unknown, ForgotPassword>(
  { may: 'anyone', body: ForgotPassword, token: 'ignored', flood: ({ body }) => body.email },
  async ({ body, db, env, waitUntil }) => {
    const issued = await issueMailSecret(db, {
      email: body.email,
      purpose: 'verify-email',
      hours: 24,
      recipients: sql`u.email_verified_at is null`,
    });
    if (issued) {
      const link = `${env.APP_ORIGIN}/auth/verify-email?secret=${issued.secret}`;
      waitUntil(openMailer(env).send(issued.email, verifyEmailMail(issued.fullName, link)));
    }
    const message = 'If this address waits to be confirmed, a new mail is on its way.';
    return Response.json({ message }, { status: 202 });
  },
);
