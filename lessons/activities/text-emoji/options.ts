import * as z from 'zod/mini';
import { isEmoji } from './is-emoji.ts';

export const EmojiOptions = z.object({
  /** Beside every word that has one, once for each word, or once a sentence at most. */
  density: z.enum(['every', 'first', 'few']),
  /** Verbs that a picture shows (eat, swim) as well as nouns. */
  verbs: z.boolean(),
});
export type EmojiOptions = z.infer<typeof EmojiOptions>;

export const densityNames: Record<EmojiOptions['density'], string> = {
  every: 'Beside every word that has one',
  first: 'Each picture once',
  few: 'At most one a sentence',
};

export const defaultEmojiOptions: EmojiOptions = { density: 'every', verbs: false };

const Sign = z.string().check(z.maxLength(40), z.refine(isEmoji, 'This is not an emoji.'));

/** What a resource stores of its emoji. */
export const EmojiState = z
  .object({
    seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
    options: EmojiOptions,
    /** Target tokens with an emoji beside them, in text order. */
    ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(5000)),
    /** The emoji of each of them. */
    signs: z.array(Sign).check(z.maxLength(5000)),
    /** The teacher's own: an emoji by token id, or empty for a word that is to have none. */
    own: z.record(z.string().check(z.maxLength(40)), z.union([Sign, z.literal('')])),
  })
  .check(z.refine(({ ids, signs }) => ids.length === signs.length, 'Each word has one emoji.'));
export type EmojiState = z.infer<typeof EmojiState>;
