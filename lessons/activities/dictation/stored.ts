import type { StoredRules } from '../activity-definition.ts';
import { DictationState } from './options.ts';

/** What is needed to store it. */
export const dictationStored: StoredRules<DictationState> = {
  State: DictationState,
  // New sentences are dictated as much as old ones.
  keep: (state, text) => ({ ...state, ids: text.sentences.map(({ id }) => id) }),
};
