import type { StoredRules } from '../activity-definition.ts';
import { ParallelState } from './options.ts';

/** What is needed to store it. */
export const parallelStored: StoredRules<ParallelState> = {
  State: ParallelState,
  // New sentences belong to a parallel text as much as old ones.
  keep: (state, text) => ({ ...state, ids: text.sentences.map(({ id }) => id) }),
};
