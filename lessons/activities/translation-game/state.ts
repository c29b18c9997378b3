import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/rounds.ts';

/** What is translated. */
export const TranslationSource = z.enum(['vocabulary', 'chunks', 'sentences']);
export type TranslationSource = z.infer<typeof TranslationSource>;

/** Which language is shown; the other is asked for. */
export const Direction = z.enum(['target-native', 'native-target', 'mixed']);
export type Direction = z.infer<typeof Direction>;

/** How a class answers: it picks one of four, or says it and the teacher marks. */
const Mode = z.enum(['choose', 'say']);

/** How many items a game has. */
export const roundCounts = [5, 10, 15, 20] as const;
/** Seconds for one item; 0 is as long as it takes. */
export const secondCounts = [0, 5, 10, 15, 20, 30] as const;

export const TranslationOptions = z.object({
  source: TranslationSource,
  direction: Direction,
  mode: Mode,
  rounds: z.literal([...roundCounts]),
  seconds: z.literal([...secondCounts]),
});
export type TranslationOptions = z.infer<typeof TranslationOptions>;

export const defaultTranslationOptions: TranslationOptions = {
  source: 'vocabulary',
  direction: 'target-native',
  mode: 'choose',
  rounds: 10,
  seconds: 0,
};

/** What a resource stores of its translation game. */
export const TranslationState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: TranslationOptions,
  /** What is asked: vocabulary, chunk or sentence ids, in list or text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
});
export type TranslationState = z.infer<typeof TranslationState>;

/** What storing it needs: all that Workers load of this activity. */
export const stored: StoredRules<TranslationState> = {
  State: TranslationState,
  keep: (state, text) => ({ ...state, ids: retainIds(state.ids, text) }),
};
