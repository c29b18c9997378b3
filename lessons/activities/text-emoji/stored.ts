import type { Text } from '#language/text/text.ts';
import type { StoredRules } from '../activity-definition.ts';
import { EmojiState } from './options.ts';

/** What is needed to store it. */
export const textEmojiStored: StoredRules<EmojiState> = {
  State: EmojiState,
  keep,
};

function keep(state: EmojiState, text: Text): EmojiState {
  const here = new Set(text.sentences.flatMap(({ target }) => target.tokens.map(({ id }) => id)));
  return {
    ...state,
    ids: state.ids.filter((id) => here.has(id)),
    signs: state.signs.filter((_, at) => here.has(state.ids[at] ?? '')),
    own: Object.fromEntries(Object.entries(state.own).filter(([id]) => here.has(id))),
  };
}
