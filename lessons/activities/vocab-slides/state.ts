import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/rounds.ts';

/** The part of a slide that is shown first; the rest is shown on request. */
export const SlideOrder = z.enum(['target-first', 'native-first', 'audio-first']);
export type SlideOrder = z.infer<typeof SlideOrder>;

/** Seconds until the next automatic step; 0 waits for the teacher. */
export const stepSeconds = [0, 3, 5, 8, 12] as const;

export const SlidesOptions = z.object({
  order: SlideOrder,
  seconds: z.literal([...stepSeconds]),
  /** If true, the words are in random order; if false, in the order of the vocabulary. */
  shuffled: z.boolean(),
  /** If true, omits words marked as known. */
  onlyUnknown: z.boolean(),
  /** If true, shows the picture from the start; if false, shows it with the answer. */
  pictureFirst: z.boolean(),
  /** If true, shows the sentence of the text that uses the word. */
  example: z.boolean(),
  /** If true, shows the reading above the word, provided the lesson has readings. */
  reading: z.boolean(),
});
export type SlidesOptions = z.infer<typeof SlidesOptions>;

export const defaultSlidesOptions: SlidesOptions = {
  order: 'target-first',
  seconds: 0,
  shuffled: false,
  onlyUnknown: false,
  pictureFirst: true,
  example: true,
  reading: true,
};

const Ids = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(200));

/** The slides state that a resource stores. */
export const SlidesState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: SlidesOptions,
  /** Ids of the vocabulary on the slides, in the order of the list. */
  ids: Ids,
  /** Ids of the vocabulary that the class knows. */
  known: Ids,
});
export type SlidesState = z.infer<typeof SlidesState>;

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<SlidesState> = {
  State: SlidesState,
  keep: (state, text) => ({
    ...state,
    ids: retainIds(state.ids, text),
    known: retainIds(state.known, text),
  }),
};
