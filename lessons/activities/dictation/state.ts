import * as z from 'zod';
import type { StoredRules } from '../activity-definition.ts';

/**
 * `listen`: pupils hear each sentence and write. `delayed`: they see it for some seconds, then write it
 * from memory. `typed`: one pupil types what was heard on the board.
 */
export const DictationMode = z.enum(['listen', 'delayed', 'typed']);
export type DictationMode = z.infer<typeof DictationMode>;

export const DictationOptions = z.object({
  mode: DictationMode,
  /** How many times a press of the play button plays the sentence. */
  times: z.int().min(1).max(5),
  /** Seconds of silence between two of them, for writing. */
  gap: z.int().min(0).max(30),
  speed: z.union([z.literal(1), z.literal(0.75), z.literal(0.5)]),
  /** Seconds for which a delayed dictation shows the sentence. */
  shownFor: z.int().min(2).max(60),
});
export type DictationOptions = z.infer<typeof DictationOptions>;

/** What a resource stores of its dictation. */
export const DictationState = z.object({
  seed: z.int().min(0).max(0xffffffff),
  options: DictationOptions,
  /** The sentences, in text order. */
  ids: z.array(z.string().max(40)).max(2000),
});
export type DictationState = z.infer<typeof DictationState>;

export const defaultDictationOptions: DictationOptions = {
  mode: 'listen',
  times: 2,
  gap: 5,
  speed: 1,
  shownFor: 8,
};

/** What storing it needs: all that Workers load of this activity. */
export const stored: StoredRules<DictationState> = {
  State: DictationState,
  // New sentences are dictated as much as old ones.
  keep: (state, text) => ({ ...state, ids: text.sentences.map(({ id }) => id) }),
};
