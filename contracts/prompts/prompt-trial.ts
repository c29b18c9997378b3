import * as z from 'zod/mini';

/** A line of what was made, to be read beside its partner. */
export const TrialLine = z.object({
  target: z.string(),
  native: z.string(),
  note: z.optional(z.string()),
});
export type TrialLine = z.infer<typeof TrialLine>;

/** What one of the two wordings, or models, came to on the sample. */
export const TrialSide = z.object({
  /** Why nothing usable came; null when something did. */
  failure: z.nullable(z.string()),
  /** A question type's content, for its own view; others are told in lines. */
  content: z.optional(z.unknown()),
  lines: z.array(TrialLine),
  /** Base64: an MP3 that was read aloud. */
  sound: z.optional(z.string()),
  /** Base64: a PNG that was drawn. */
  picture: z.optional(z.string()),
  /** What the part's own checks found; empty when all are passed. */
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
