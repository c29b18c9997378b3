import * as z from 'zod/mini';
import type { Text } from '#language/text/text.ts';
import type { StoredRules } from '../activity-definition.ts';

/** Percentages from 5 to 100 in steps of 5. 100 blacks out every word, so that pupils only listen. */
export const redactPercentages: readonly number[] = Array.from(
  { length: 20 },
  (_, n) => (n + 1) * 5,
);

export const RedactOptions = z.object({
  percent: z
    .int()
    .check(
      z.refine(
        (percent) => redactPercentages.includes(percent),
        'Choose 5 to 100%, in steps of 5.',
      ),
    ),
  /** If true, leaves the first sentence intact to orient the reader, except at 100 %. */
  firstSentenceWhole: z._default(z.boolean(), false),
});
export type RedactOptions = z.infer<typeof RedactOptions>;

/** The redaction state that a resource stores. */
export const RedactState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: RedactOptions,
  /** The ids of the blacked-out target tokens, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5000)),
});
export type RedactState = z.infer<typeof RedactState>;

export const defaultRedactOptions: RedactOptions = { percent: 40, firstSentenceWhole: false };

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<RedactState> = {
  State: RedactState,
  keep: retainRedaction,
};

/** Returns the state for an edited text: a block survives if and only if its word still exists. */
function retainRedaction(state: RedactState, text: Text): RedactState {
  const wanted = new Set(state.ids);
  const ids = text.sentences.flatMap(({ target }) =>
    target.tokens.filter(({ id, isWord }) => isWord && wanted.has(id)).map(({ id }) => id),
  );
  return { ...state, ids };
}
