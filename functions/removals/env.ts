import type { MailEnv } from '#functions/mail/mail-env.ts';
import type { StripeAccess } from '#functions/stripe/stripe-env.ts';

/** The bindings of the Worker that removes accounts. */
export interface RemovalsEnv
  extends StripeAccess,
    Pick<MailEnv, 'EMAIL' | 'MAILS' | 'MAIL_FROM' | 'APP_ORIGIN'> {
  DATABASE_URL: string;
  MEDIA: FileRemover;
}

/** What is used of the R2 bucket: up to a thousand keys a call; one that is gone already is no error. */
export interface FileRemover {
  delete(keys: string[]): Promise<unknown>;
}
