import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/rounds.ts';

/** The kind of item to translate. */
export const TranslationSource = z.enum(['vocabulary', 'chunks', 'sentences']);
export type TranslationSource = z.infer<typeof TranslationSource>;

/** The language shown; the answer is in the other language. */
export const Direction = z.enum(['target-native', 'native-target', 'mixed']);
export type Direction = z.infer<typeof Direction>;

/** The answering mode: pupils pick one of four answers, or say the answer and the teacher marks it. */
const Mode = z.enum(['choose', 'say']);

/** Options for the number of items in a game. */
export const roundCounts = [5, 10, 15, 20] as const;
/** Seconds for one item; 0 means no limit. */
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

/** The translation game state that a resource stores. */
export const TranslationState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: TranslationOptions,
  /** The chosen items: ids of vocabulary items, chunks or sentences, in list or text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
});
export type TranslationState = z.infer<typeof TranslationState>;

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<TranslationState> = {
  State: TranslationState,
  keep: (state, text) => ({ ...state, ids: retainIds(state.ids, text) }),
};
