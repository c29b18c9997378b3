import * as z from 'zod/mini';
import { TrialSide } from '../prompts/prompt-trial.ts';
import { AiModel, Duty, ModelChoice } from './ai-model.ts';

/** `POST /v1/admin/models/duties/:duty/try`: the model to be tried, and the id of a sample. */
export const TryModel = z.object({
  choice: ModelChoice,
  sample: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type TryModel = z.infer<typeof TryModel>;

/** What it came to beside the live model; null where nobody does the duty yet. */
export const ModelTrial = z.object({ candidate: TrialSide, live: z.nullable(TrialSide) });
export type ModelTrial = z.infer<typeof ModelTrial>;

/** What the admins' Worker asks of ai-jobs: a choice that fits its duty, with the model as it is described. */
export const ModelTrialRequest = z.extend(TryModel, {
  adminId: z.string().check(z.maxLength(40)),
  duty: Duty,
  model: AiModel,
  /** What is read aloud, drawn or judged; null where the sample is one of a prompt's. */
  words: z.nullable(z.object({ words: z.string(), language: z.string() })),
});
export type ModelTrialRequest = z.infer<typeof ModelTrialRequest>;

/** Both sides, or why there are none; a closed set, because it crosses a service binding. */
export const ModelTrialAnswer = z.discriminatedUnion('kind', [
  z.extend(ModelTrial, { kind: z.literal('tried') }),
  z.object({ kind: z.literal('no sample') }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type ModelTrialAnswer = z.infer<typeof ModelTrialAnswer>;
