import * as z from 'zod/mini';

/** A line of the output, for comparison with the other side's. */
export const TrialLine = z.object({
  target: z.string(),
  native: z.string(),
  note: z.optional(z.string()),
});
export type TrialLine = z.infer<typeof TrialLine>;

/** The output of one of the two wordings, or models, for the sample. */
export const TrialSide = z.object({
  /** Why there is no usable output; null if there is. */
  failure: z.nullable(z.string()),
  /** A question type's content, for its own view; other output is sent as lines. */
  content: z.optional(z.unknown()),
  lines: z.array(TrialLine),
  /** Base64: an MP3 of the text read aloud. */
  sound: z.optional(z.string()),
  /** Base64: a drawn PNG. */
  picture: z.optional(z.string()),
  /** Problems found by the part's own checks; empty if all pass. */
  problems: z.array(z.object({ where: z.string(), message: z.string() })),
  model: z.string(),
  promptTokens: z.int(),
  completionTokens: z.int(),
  costMicros: z.int(),
  milliseconds: z.int(),
});
export type TrialSide = z.infer<typeof TrialSide>;

/** `POST /v1/admin/prompts/:key/try`: both wordings on the same sample. */
export const PromptTrial = z.object({ draft: TrialSide, live: TrialSide });
export type PromptTrial = z.infer<typeof PromptTrial>;
