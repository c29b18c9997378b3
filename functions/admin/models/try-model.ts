import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { AiModel } from '#contracts/ai-models/ai-model.ts';
import {
  type ModelTrial,
  ModelTrialAnswer,
  type ModelTrialRequest,
  TryModel,
} from '#contracts/ai-models/model-trial.ts';
import { trialWords } from '#contracts/ai-models/trial-words.ts';
import { ApiError, fieldError } from '#functions/http/errors.ts';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation } from '#functions/http/operation.ts';
import type { AdminEnv } from '../routes.ts';
import {
  DutyParams,
  dutyOf,
  fetchDuties,
  knownModels,
  requireFittingChoice,
  selectModels,
} from './duties.ts';

/**
 * `POST /v1/admin/models/duties/:duty/try`: sends the same request to a model and to the live model. Returns
 * 400 for the field `choice` or `sample`, 422 with the reason if the trial is not possible, and 429 after too
 * many trials. A trial costs money, so it is written to the audit log.
 */
export const tryModel = operation<AdminEnv, z.infer<typeof DutyParams>, never, TryModel>(
  { may: ['admin'], params: DutyParams, body: TryModel, once: false },
  async ({ params, body: { choice, sample }, db, caller, env }): Promise<ModelTrial> => {
    const duty = dutyOf(params.duty);
    const [states, stored] = await Promise.all([fetchDuties(env), selectModels(db)]);
    const model = requireFittingChoice(duty, choice, { states, models: knownModels(stored) });
    if (!model) throw fieldError('choice', 'Choose a model to try.');
    await limitRate(db, 'trial', caller.id);
    await db.execute(sql`insert into audit_log (actor_id, action, subject, after)
      values (${caller.id}, 'model.tried', ${duty},
        jsonb_build_object('model', ${model.name}::text, 'sample', ${sample}::text))`);
    const words = trialWords[duty]?.find(({ id }) => id === sample) ?? null;
    const asked: ModelTrialRequest = {
      ...{ adminId: caller.id, duty, choice, sample, words },
      // The request contains the model without its author.
      model: AiModel.parse(model),
    };
    const answer = await env.AI_JOBS.fetch(
      new Request('https://ai-jobs/model-trial', { method: 'POST', body: JSON.stringify(asked) }),
    );
    const tried = ModelTrialAnswer.parse(await answer.json());
    switch (tried.kind) {
      case 'tried':
        return { candidate: tried.candidate, live: tried.live };
      case 'no sample':
        throw fieldError('sample', 'This sample does not exist, or cannot be used for this.');
      case 'problem':
        throw new ApiError('not_usable', tried.message);
    }
  },
);
