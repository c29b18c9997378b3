import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/rounds.ts';

/** What a slide begins with; the rest is shown when it is asked for. */
export const SlideOrder = z.enum(['target-first', 'native-first', 'audio-first']);
export type SlideOrder = z.infer<typeof SlideOrder>;

/** Seconds until the next step by itself; 0 waits for the teacher. */
export const stepSeconds = [0, 3, 5, 8, 12] as const;

export const SlidesOptions = z.object({
  order: SlideOrder,
  seconds: z.literal([...stepSeconds]),
  /** True: in a random order; false: as the vocabulary lists them. */
  shuffled: z.boolean(),
  /** True: words marked as known are left out. */
  onlyUnknown: z.boolean(),
  /** The picture from the start; else with the answer. */
  pictureFirst: z.boolean(),
  /** The sentence of the text that uses the word. */
  example: z.boolean(),
  /** How it is read, above the word, where the lesson has readings. */
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

/** What a resource stores of its slides. */
export const SlidesState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: SlidesOptions,
  /** The vocabulary on slides, in the order of the list. */
  ids: Ids,
  /** Vocabulary ids that the class knows. */
  known: Ids,
});
export type SlidesState = z.infer<typeof SlidesState>;

/** What storing it needs: all that Workers load of this activity. */
export const stored: StoredRules<SlidesState> = {
  State: SlidesState,
  keep: (state, text) => ({
    ...state,
    ids: retainIds(state.ids, text),
    known: retainIds(state.known, text),
  }),
};
