import type { ActivityDefinition } from '../activity-definition.ts';
import { dictationSheet } from './dictation-sheet.ts';
import { DictationOptions, type DictationState, defaultDictationOptions, stored } from './state.ts';

/** Sentences heard or seen for a moment, written from memory, then compared. */
export const dictation: ActivityDefinition<DictationOptions, DictationState> = {
  Options: DictationOptions,
  ...stored,
  defaultOptions: defaultDictationOptions,
  // Without sound the teacher reads aloud.
  missing: () => null,
  make: ({ material, options, seed }) => ({
    seed,
    options,
    ids: material.text.sentences.map(({ id }) => id),
  }),
  sheet: dictationSheet,
};

export default dictation;
