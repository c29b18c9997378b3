import type { ActivityDefinition } from '../activity-definition.ts';
import { dictationSheet } from './dictation-sheet.ts';
import { DictationOptions, DictationState, defaultDictationOptions } from './options.ts';

/** Sentences heard or seen for a moment, written from memory, then compared. */
export const dictation: ActivityDefinition<DictationOptions, DictationState> = {
  Options: DictationOptions,
  State: DictationState,
  defaultOptions: defaultDictationOptions,
  // Without sound the teacher reads aloud.
  missing: () => null,
  make: ({ material, options, seed }) => ({
    seed,
    options,
    ids: material.text.sentences.map(({ id }) => id),
  }),
  // New sentences are dictated as much as old ones.
  keep: (state, text) => ({ ...state, ids: text.sentences.map(({ id }) => id) }),
  sheet: dictationSheet,
};
