import type { BaseEnv } from '#functions/_base/env.ts';
import type { Queues } from '#functions/_base/job-messages.ts';

/** The settings and bindings of the Worker of the admins. */
export interface AdminEnv extends BaseEnv, Queues {
  AI_JOBS: { fetch(request: Request): Promise<Response> };
}
