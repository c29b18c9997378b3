import type { StoredRules } from '../activity-definition.ts';
import { chunkIds } from './chunk-ids.ts';
import { SentenceChunksState } from './options.ts';

/** What is needed to store it. */
export const sentenceChunksStored: StoredRules<SentenceChunksState> = {
  State: SentenceChunksState,
  // New chunks come into play, those that are gone leave it.
  keep: (state, text) => {
    const ids = chunkIds(text);
    const there = new Set(ids);
    const accepted = state.accepted.filter((order) => order.ids.every((id) => there.has(id)));
    return { ...state, ids, accepted };
  },
};
