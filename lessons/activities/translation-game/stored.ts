import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/retain-ids.ts';
import { TranslationState } from './options.ts';

/** What is needed to store it. */
export const translationGameStored: StoredRules<TranslationState> = {
  State: TranslationState,
  keep: (state, text) => ({ ...state, ids: retainIds(state.ids, text) }),
};
