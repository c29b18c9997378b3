import * as z from 'zod/mini';
import { TrialSide } from '../prompts/prompt-trial.ts';
import { AiModel, Duty, ModelChoice } from './ai-model.ts';

/** `POST /v1/admin/models/duties/:duty/try`: the candidate model and the id of a sample. */
export const TryModel = z.object({
  choice: ModelChoice,
  sample: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type TryModel = z.infer<typeof TryModel>;

/** The results of the candidate and the live model; `live` is null if no model does the duty yet. */
export const ModelTrial = z.object({ candidate: TrialSide, live: z.nullable(TrialSide) });
export type ModelTrial = z.infer<typeof ModelTrial>;

/** Request of the admin Worker to ai-jobs: a valid choice for its duty, with the model's description. */
export const ModelTrialRequest = z.extend(TryModel, {
  adminId: z.string().check(z.maxLength(40)),
  duty: Duty,
  model: AiModel,
  /** The words to read aloud, draw or judge; null if the sample is a prompt's. */
  words: z.nullable(z.object({ words: z.string(), language: z.string() })),
});
export type ModelTrialRequest = z.infer<typeof ModelTrialRequest>;

/** Both results, or the reason for their absence; a closed set, because it crosses a service binding. */
export const ModelTrialAnswer = z.discriminatedUnion('kind', [
  z.extend(ModelTrial, { kind: z.literal('tried') }),
  z.object({ kind: z.literal('no sample') }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type ModelTrialAnswer = z.infer<typeof ModelTrialAnswer>;
