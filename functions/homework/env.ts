import type { BaseEnv } from '#functions/http/env.ts';

/** The settings and bindings of the Worker of homework. */
export interface HomeworkEnv extends BaseEnv {
  /** Drafts of feedback by AI, and whether wording may stand before pupils. */
  AI_JOBS: { fetch(request: Request): Promise<Response> };
}
