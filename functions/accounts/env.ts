import type { MailEnv } from '../_base/mail/mail-env.ts';

/** The bindings of the accounts Worker. */
export type AccountsEnv = MailEnv;
