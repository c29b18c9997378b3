import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/retain-ids.ts';
import { SlidesState } from './options.ts';

/** What is needed to store it. */
export const vocabSlidesStored: StoredRules<SlidesState> = {
  State: SlidesState,
  keep: (state, text) => ({
    ...state,
    ids: retainIds(state.ids, text),
    known: retainIds(state.known, text),
  }),
};
