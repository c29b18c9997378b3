import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';

/** The side that is covered at the start. */
const Covered = z.enum(['nothing', 'target', 'native']);

export const ParallelOptions = z.object({
  covered: Covered,
  /** True if the margin shows the number of each sentence. */
  numbers: z.boolean(),
});
export type ParallelOptions = z.infer<typeof ParallelOptions>;

/** The parallel text state that a resource stores. */
export const ParallelState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: ParallelOptions,
  /** Ids of the sentences, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(2000)),
});
export type ParallelState = z.infer<typeof ParallelState>;

export const defaultParallelOptions: ParallelOptions = { covered: 'nothing', numbers: false };

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<ParallelState> = {
  State: ParallelState,
  // New sentences are shown in the same way as existing sentences.
  keep: (state, text) => ({ ...state, ids: text.sentences.map(({ id }) => id) }),
};
