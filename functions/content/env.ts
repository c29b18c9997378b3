import type { MailEnv } from '#functions/mail/mail-env.ts';

/** The settings of the Worker of written pages. */
export type ContentEnv = MailEnv;
