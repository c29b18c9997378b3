import type { StoredRules } from '../activity-definition.ts';
import { keepIds } from '../games/keep-ids.ts';
import { SlidesState } from './options.ts';

/** What is needed to store it. */
export const vocabSlidesStored: StoredRules<SlidesState> = {
  State: SlidesState,
  keep: (state, text) => ({
    ...state,
    ids: keepIds(state.ids, text),
    known: keepIds(state.known, text),
  }),
};
