import { operation } from '#functions/http/operation.ts';
import type { ResourcesEnv } from '../routes.ts';

/** `GET /v1/writer`: reports if the demo writer replaces the AI model, and which languages it can write. */
export const getWriter = operation<ResourcesEnv>({ may: 'anyone' }, ({ env }) =>
  env.AI_JOBS.fetch(new Request('https://ai-jobs/writer')),
);
