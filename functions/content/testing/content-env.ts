import { testEnv } from '#functions/http/testing/test-env.ts';
import type { EmailBinding } from '#functions/mail/mailer.ts';
import type { ContentEnv } from '../routes.ts';

export type SentMail = Parameters<EmailBinding['send']>[0];

/** The settings of the content Worker for a test with its own database; `mails` captures its emails. */
export const contentEnv = (databaseUrl: string, mails: SentMail[] = []): ContentEnv => ({
  ...testEnv(databaseUrl),
  MAIL_FROM: 'no-reply@lexiloom.test',
  EMAIL: { send: async (mail) => mails.push(mail) },
  MAILS: { send: async () => undefined },
});
