import type { StoredRules } from '../activity-definition.ts';
import { SyllablesState } from './activity-options.ts';

/** What is needed to store it. */
export const syllablesStored: StoredRules<SyllablesState> = {
  State: SyllablesState,
  keep: (state, text) => {
    const here = new Set(text.sentences.flatMap(({ target }) => target.tokens.map(({ id }) => id)));
    return { ...state, ids: state.ids.filter((id) => here.has(id)) };
  },
};
