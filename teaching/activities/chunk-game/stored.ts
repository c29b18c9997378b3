import type { StoredRules } from '../activity-definition.ts';
import { keepIds } from '../games/keep-ids.ts';
import { ChunkGameState } from './options.ts';

/** What is needed to store it. */
export const chunkGameStored: StoredRules<ChunkGameState> = {
  State: ChunkGameState,
  keep: (state, text) => ({ ...state, ids: keepIds(state.ids, text) }),
};
