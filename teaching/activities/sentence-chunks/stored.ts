import type { StoredRules } from '../activity-definition.ts';
import { chunkIds } from './chunk-ids.ts';
import { SentenceChunksState } from './options.ts';

/** What is needed to store it. */
export const sentenceChunksStored: StoredRules<SentenceChunksState> = {
  State: SentenceChunksState,
  // New chunks come into play, those that are gone leave it.
  keep: (state, text) => ({ ...state, ids: chunkIds(text) }),
};
