import * as z from 'zod';

/** What the homework Worker asks of ai-jobs: a draft of feedback. Nothing in it says who the pupil is. */
export const FeedbackDraftRequest = z.object({
  /** The teacher, whose account or department pays. */
  teacherId: z.string().max(40),
  resourceId: z.string().max(40).nullable(),
  from: z.string().max(20),
  to: z.string().max(20),
  question: z.string().max(4000),
  written: z.string().min(1).max(4000),
});
export type FeedbackDraftRequest = z.infer<typeof FeedbackDraftRequest>;

/** The draft, or why there is none; a closed set, because it crosses a service binding. */
export const FeedbackDraftAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('draft'), draft: z.string(), score: z.int().min(0).max(100) }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type FeedbackDraftAnswer = z.infer<typeof FeedbackDraftAnswer>;
