import * as z from 'zod/mini';

/**
 * Request of the homework Worker to ai-jobs for a feedback draft. It contains nothing that identifies the
 * pupil.
 */
export const FeedbackDraftRequest = z.object({
  /** The teacher; their account or department pays. */
  teacherId: z.string().check(z.maxLength(40)),
  resourceId: z.nullable(z.string().check(z.maxLength(40))),
  from: z.string().check(z.maxLength(20)),
  to: z.string().check(z.maxLength(20)),
  question: z.string().check(z.maxLength(4000)),
  written: z.string().check(z.minLength(1), z.maxLength(4000)),
});
export type FeedbackDraftRequest = z.infer<typeof FeedbackDraftRequest>;

/** The draft, or the reason for its absence; a closed set, because it crosses a service binding. */
export const FeedbackDraftAnswer = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('draft'),
    draft: z.string(),
    score: z.int().check(z.minimum(0), z.maximum(100)),
  }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type FeedbackDraftAnswer = z.infer<typeof FeedbackDraftAnswer>;
