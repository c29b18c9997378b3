import * as z from 'zod/mini';
import { AiModel, Duty, ModelChoice } from './ai-model.ts';

/** One line of output, compared with the same line of the other output. */
export const TrialLine = z.object({
  target: z.string(),
  native: z.string(),
  note: z.optional(z.string()),
});
export type TrialLine = z.infer<typeof TrialLine>;

/** The output of one of the two prompts or models that a trial compares, for the trial's sample. */
export const TrialSide = z.object({
  /** Why there is no usable output; null if the output is usable. */
  failure: z.nullable(z.string()),
  /** Question content, which the view of its type displays. Other output is sent as `lines`. */
  content: z.optional(z.unknown()),
  lines: z.array(TrialLine),
  /** The text read aloud, as an MP3 in Base64. */
  sound: z.optional(z.string()),
  /** The drawn picture, as a PNG in Base64. */
  picture: z.optional(z.string()),
  /** Problems found by the generated part's own checks; empty if all pass. */
  problems: z.array(z.object({ where: z.string(), message: z.string() })),
  model: z.string(),
  promptTokens: z.int(),
  completionTokens: z.int(),
  costMicros: z.int(),
  milliseconds: z.int(),
});
export type TrialSide = z.infer<typeof TrialSide>;

/** `POST /v1/admin/models/duties/:duty/try`: the candidate model and the id of a sample. */
export const TryModel = z.object({
  choice: ModelChoice,
  sample: z.string().check(z.minLength(1), z.maxLength(40)),
});
export type TryModel = z.infer<typeof TryModel>;

/** The results of the candidate and the live model; `live` is null if no model does the duty yet. */
export const ModelTrial = z.object({ candidate: TrialSide, live: z.nullable(TrialSide) });
export type ModelTrial = z.infer<typeof ModelTrial>;

/**
 * Request from the admin Worker to ai-jobs. It contains a model choice that was validated for its duty, and
 * the model's description.
 */
export const ModelTrialRequest = z.extend(TryModel, {
  adminId: z.string().check(z.maxLength(40)),
  duty: Duty,
  model: AiModel,
  /** The words to read aloud, draw or judge; null if a prompt is used to try the duty. */
  words: z.nullable(z.object({ words: z.string(), language: z.string() })),
});
export type ModelTrialRequest = z.infer<typeof ModelTrialRequest>;

/**
 * Both results, or the reason why there are none. Contains only plain objects, because it is sent through a
 * service binding.
 */
export const ModelTrialAnswer = z.discriminatedUnion('kind', [
  z.extend(ModelTrial, { kind: z.literal('tried') }),
  z.object({ kind: z.literal('no sample') }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type ModelTrialAnswer = z.infer<typeof ModelTrialAnswer>;

/** `POST /v1/admin/prompts/:key/try`: tries both wordings of a prompt on the same sample. */
export const PromptTrial = z.object({ draft: TrialSide, live: TrialSide });
export type PromptTrial = z.infer<typeof PromptTrial>;
