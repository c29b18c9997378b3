import type { MailEnv } from '#functions/mail/mail-env.ts';

/** The settings of the Worker of organisations. */
export type OrganisationsEnv = MailEnv;
