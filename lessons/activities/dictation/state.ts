import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';

/**
 * `listen`: pupils hear each sentence and write it. `delayed`: they see it for some seconds, then write it
 * from memory. `typed`: one pupil hears the sentence and types it at the board.
 */
const DictationMode = z.enum(['listen', 'delayed', 'typed']);

export const DictationOptions = z.object({
  mode: DictationMode,
  /** How many times one press of the play button plays the sentence. */
  times: z.int().check(z.minimum(1), z.maximum(5)),
  /** Seconds of silence between two plays, for writing. */
  gap: z.int().check(z.minimum(0), z.maximum(30)),
  speed: z.union([z.literal(1), z.literal(0.75), z.literal(0.5)]),
  /** How many seconds a delayed dictation shows the sentence. */
  shownFor: z.int().check(z.minimum(2), z.maximum(60)),
});
export type DictationOptions = z.infer<typeof DictationOptions>;

/** The dictation state that a resource stores. */
export const DictationState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: DictationOptions,
  /** The sentences, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(2000)),
});
export type DictationState = z.infer<typeof DictationState>;

export const defaultDictationOptions: DictationOptions = {
  mode: 'listen',
  times: 2,
  gap: 5,
  speed: 1,
  shownFor: 8,
};

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<DictationState> = {
  State: DictationState,
  // New sentences are added to the dictation, like existing sentences.
  keep: (state, text) => ({ ...state, ids: text.sentences.map(({ id }) => id) }),
};
