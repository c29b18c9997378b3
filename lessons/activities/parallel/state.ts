import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';

/** Which side starts covered. */
const Covered = z.enum(['nothing', 'target', 'native']);

export const ParallelOptions = z.object({
  covered: Covered,
  /** Numbers beside the sentences, outside of the text. */
  numbers: z.boolean(),
});
export type ParallelOptions = z.infer<typeof ParallelOptions>;

/** What a resource stores of its parallel text. */
export const ParallelState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: ParallelOptions,
  /** The sentences, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(2000)),
});
export type ParallelState = z.infer<typeof ParallelState>;

export const defaultParallelOptions: ParallelOptions = { covered: 'nothing', numbers: false };

/** What storing it needs: all that Workers load of this activity. */
export const stored: StoredRules<ParallelState> = {
  State: ParallelState,
  // New sentences belong to a parallel text as much as old ones.
  keep: (state, text) => ({ ...state, ids: text.sentences.map(({ id }) => id) }),
};
