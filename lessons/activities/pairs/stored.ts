import type { StoredRules } from '../activity-definition.ts';
import { keepIds } from '../games/keep-ids.ts';
import { PairsState } from './options.ts';

/** What is needed to store it. */
export const pairsStored: StoredRules<PairsState> = {
  State: PairsState,
  keep: (state, text) => ({ ...state, ids: keepIds(state.ids, text) }),
};
