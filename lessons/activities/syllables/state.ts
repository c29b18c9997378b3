import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';

export const SyllablesOptions = z.object({
  /** Divide every word, or only the words that the teacher tapped. */
  which: z.enum(['all', 'tapped']),
  /**
   * Shows the division with middle dots, or with alternating colours and a thin gap. Hyphens would look like
   * spelling.
   */
  look: z.enum(['dots', 'colours']),
  /** True if the number of syllables is shown next to each word. */
  claps: z.boolean(),
});
export type SyllablesOptions = z.infer<typeof SyllablesOptions>;

export const defaultSyllablesOptions: SyllablesOptions = {
  which: 'all',
  look: 'dots',
  claps: false,
};

/** The syllables state that a resource stores. */
export const SyllablesState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: SyllablesOptions,
  /** The ids of the tapped target tokens, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5000)),
});
export type SyllablesState = z.infer<typeof SyllablesState>;

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<SyllablesState> = {
  State: SyllablesState,
  keep: (state, text) => {
    const here = new Set(text.sentences.flatMap(({ target }) => target.tokens.map(({ id }) => id)));
    return { ...state, ids: state.ids.filter((id) => here.has(id)) };
  },
};
