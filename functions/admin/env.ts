import type { Queues } from '#functions/_base/job-messages.ts';
import type { MailEnv } from '#functions/_base/mail/mail-env.ts';

/** The settings and bindings of the Worker of the admins. */
export interface AdminEnv extends MailEnv, Queues {
  AI_JOBS: { fetch(request: Request): Promise<Response> };
}
