import type { MailEnv } from '../mail/mail-env.ts';

/** The bindings of the accounts Worker. */
export type AccountsEnv = MailEnv;
