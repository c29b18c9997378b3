import type { Queues } from '#contracts/ai-jobs/job-messages.ts';
import type { BaseEnv } from '#functions/http/env.ts';

/** The settings and bindings of the Worker of resources. */
export interface ResourcesEnv extends BaseEnv, Queues {
  AI_JOBS: { fetch(request: Request): Promise<Response> };
  /** What an outside caller sends as `x-lexiloom-bypass`; or `sha256:` and its hash (base64url). */
  RESOURCE_BYPASS_SECRET?: string;
  /** Cloudflare's Browser Run for this account, which draws PDF files: `…/accounts/<id>/browser-rendering`; empty for none. */
  BROWSER_RENDERING_URL?: string;
  /** A token for it; `none` where there is none. */
  BROWSER_RENDERING_TOKEN?: string;
}
