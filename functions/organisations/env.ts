import type { MailEnv } from '#functions/_base/mail/mail-env.ts';

/** The settings of the Worker of organisations. */
export type OrganisationsEnv = MailEnv;
