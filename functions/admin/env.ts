import type { Queues } from '#contracts/ai-jobs/job-messages.ts';
import type { MailEnv } from '#functions/mail/mail-env.ts';

/** The settings and bindings of the Worker of the admins. */
export interface AdminEnv extends MailEnv, Queues {
  AI_JOBS: { fetch(request: Request): Promise<Response> };
}
