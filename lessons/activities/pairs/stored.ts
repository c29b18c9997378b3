import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/retain-ids.ts';
import { PairsState } from './options.ts';

/** What is needed to store it. */
export const pairsStored: StoredRules<PairsState> = {
  State: PairsState,
  keep: (state, text) => ({ ...state, ids: retainIds(state.ids, text) }),
};
