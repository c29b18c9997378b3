import * as z from 'zod/mini';

/** Request of another Worker to ai-jobs: are these words suitable for pupils? */
export const JudgeWordsRequest = z.object({
  /** The author of the words; if a text model judges, they or their department pay. */
  ownerId: z.string(),
  /** Lines that belong together, such as those of one task. */
  groups: z.array(z.array(z.string())).check(z.minLength(1)),
});
export type JudgeWordsRequest = z.infer<typeof JudgeWordsRequest>;

/** The verdict; a closed set, because it crosses a service binding. */
export const JudgedWords = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fit') }),
  /** `group`: the index of the first unsuitable group. */
  z.object({ kind: z.literal('unfit'), group: z.int().check(z.minimum(0)) }),
  z.object({ kind: z.literal('problem'), code: z.string(), message: z.string() }),
]);
export type JudgedWords = z.infer<typeof JudgedWords>;
