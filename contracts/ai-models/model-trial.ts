import * as z from 'zod/mini';
import { AiModel, Duty, ModelChoice } from './ai-model.ts';

/** A line of the output, to be compared with the same line of the other output. */
export const TrialLine = z.object({
  target: z.string(),
  native: z.string(),
  note: z.optional(z.string()),
});
export type TrialLine = z.infer<typeof TrialLine>;

/** The output for the sample, produced by one of the two prompts or models being compared. */
export const TrialSide = z.object({
  /** Why there is no usable output; null if there is. */
  failure: z.nullable(z.string()),
  /** The content of a question type, which its own view displays; other output is sent as `lines`. */
  content: z.optional(z.unknown()),
  lines: z.array(TrialLine),
  /** Base64: an MP3 of the text read aloud. */
  sound: z.optional(z.string()),
  /** Base64: a drawn PNG. */
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
 * Request of the admin Worker to ai-jobs: a model choice that has been validated for its duty, with the
 * model's description.
 */
export const ModelTrialRequest = z.extend(TryModel, {
  adminId: z.string().check(z.maxLength(40)),
  duty: Duty,
  model: AiModel,
  /** The words to read aloud, draw or judge; null if the duty is tried with a prompt. */
  words: z.nullable(z.object({ words: z.string(), language: z.string() })),
});
export type ModelTrialRequest = z.infer<typeof ModelTrialRequest>;

/**
 * Both results, or the reason why there are none: one of a fixed set of plain objects, because it crosses a
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
