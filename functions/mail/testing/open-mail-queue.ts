import { testEnv } from '#functions/http/testing/test-env.ts';
import type { MailEnv } from '../mailer.ts';
import { openMail } from '../seal-mail.ts';
import type { WaitingMail } from '../waiting-mails.ts';

/** A letter in the queue `mails`. */
export interface QueuedLetter {
  to: string;
  language: string | undefined;
  /** In English. */
  subject: string | undefined;
}

/** Returns a fake of the queue `mails`, and a function that takes the letters out of it and decrypts them. */
export function openMailQueue(secret = testEnv('').SESSION_SECRET) {
  const queued: WaitingMail[] = [];
  const MAILS: MailEnv['MAILS'] = { send: async (mail) => queued.push(mail) };
  const takeLetters = (): Promise<QueuedLetter[]> =>
    Promise.all(
      queued.splice(0).map(async ({ to, sealed = '' }) => {
        const content = await openMail(secret, sealed);
        return { to, language: content?.translation?.language, subject: content?.subject };
      }),
    );
  return { MAILS, takeLetters };
}
