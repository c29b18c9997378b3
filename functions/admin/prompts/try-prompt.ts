import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { PromptTrial } from '#contracts/ai-models/model-trial.ts';
import { ApiError, fieldError } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation } from '#functions/http/operation.ts';
import { PromptTrialAnswer, type PromptTrialRequest } from '#functions/http/prompt-trial.ts';
import { TryPrompt } from '#lessons/prompts/prompt-record.ts';
import type { AdminEnv } from '../routes.ts';
import { PromptParams, promptKeyOf, requireValidTemplate } from './change-prompt.ts';

/**
 * `POST /v1/admin/prompts/:key/try`: sends this wording and the live wording to the model, with the same
 * sample. Returns 400 for the field `template` or `sample`, 422 with the reason if the trial is not possible,
 * and 429 after too many trials. A trial costs money, so it is written to the audit log.
 */
export const tryPrompt = operation<AdminEnv, z.infer<typeof PromptParams>, never, TryPrompt>(
  { may: ['admin'], params: PromptParams, body: TryPrompt, once: false },
  async ({ params, body: { template, sample }, db, caller, env }): Promise<PromptTrial> => {
    const key = promptKeyOf(params.key);
    requireValidTemplate(key, template);
    await limitRate(db, 'trial', caller.id);
    await db.execute(sql`insert into audit_log (actor_id, action, subject, after)
      values (${caller.id}, 'prompt.tried', ${key}, jsonb_build_object('sample', ${sample}::text))`);
    const asked: PromptTrialRequest = { adminId: caller.id, key, template, sample };
    const answer = await env.AI_JOBS.fetch(
      new Request('https://ai-jobs/prompt-trial', { method: 'POST', body: JSON.stringify(asked) }),
    );
    const tried = PromptTrialAnswer.parse(await answer.json());
    switch (tried.kind) {
      case 'tried':
        return { draft: tried.draft, live: tried.live };
      case 'no sample':
        throw fieldError(
          'sample',
          'This sample does not exist, or cannot be used for this prompt.',
        );
      case 'problem':
        throw new ApiError('not_usable', tried.message);
    }
  },
);
