import * as z from 'zod/mini';
import { graphemes } from '#language/graphemes.ts';
import type { Text } from '#language/text/text.ts';
import type { StoredRules } from '../activity-definition.ts';

export const EmojiOptions = z.object({
  /**
   * Shows an emoji next to every word that has one, once per different word, or at most once per sentence.
   */
  density: z.enum(['every', 'first', 'few']),
  /** Includes verbs that a picture can show (eat, swim), in addition to nouns. */
  verbs: z.boolean(),
});
export type EmojiOptions = z.infer<typeof EmojiOptions>;

export const defaultEmojiOptions: EmojiOptions = { density: 'every', verbs: false };

const Sign = z.string().check(z.maxLength(40), z.refine(isEmoji, 'This is not an emoji.'));

/** The emoji state that a resource stores. */
export const EmojiState = z
  .object({
    seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
    options: EmojiOptions,
    /** The ids of the target tokens with an emoji next to them, in text order. */
    ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5000)),
    /** The emoji of each of `ids`, in the same order. */
    signs: z.array(Sign).check(z.maxLength(5000)),
    /** The teacher's own choices by token id: an emoji, or an empty string for a word without an emoji. */
    own: z.record(z.string().check(z.maxLength(40)), z.union([Sign, z.literal('')])),
  })
  .check(
    z.refine(({ ids, signs }) => ids.length === signs.length, 'Each word can have only one emoji.'),
  );
export type EmojiState = z.infer<typeof EmojiState>;

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<EmojiState> = {
  State: EmojiState,
  keep,
};

function keep(state: EmojiState, text: Text): EmojiState {
  const here = new Set(text.sentences.flatMap(({ target }) => target.tokens.map(({ id }) => id)));
  return {
    ...state,
    ids: state.ids.filter((id) => here.has(id)),
    signs: state.signs.filter((_, at) => here.has(state.ids[at] ?? '')),
    own: Object.fromEntries(Object.entries(state.own).filter(([id]) => here.has(id))),
  };
}

/** True if a text is exactly one emoji. */
export function isEmoji(text: string): boolean {
  const single = graphemes(text).length === 1;
  return single && /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text);
}
