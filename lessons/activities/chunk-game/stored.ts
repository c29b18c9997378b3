import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/retain-ids.ts';
import { ChunkGameState } from './options.ts';
import { piecesOf } from './puzzle.ts';

/** What is needed to store it. */
export const chunkGameStored: StoredRules<ChunkGameState> = {
  State: ChunkGameState,
  keep: (state, text) => {
    const pieces = new Set(text.sentences.flatMap(piecesOf).map(({ id }) => id));
    return {
      ...state,
      ids: retainIds(state.ids, text),
      accepted: state.accepted.filter((order) => order.every((id) => pieces.has(id))),
    };
  },
};
