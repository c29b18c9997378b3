import type { Text } from '../../text/text.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { emojiSheet } from './emoji-sheet.ts';
import { EmojiOptions, EmojiState } from './options.ts';
import { placeEmoji } from './place-emoji.ts';

/** Small pictures beside the words that they show. */
export const textEmoji: ActivityDefinition<EmojiOptions, EmojiState> = {
  Options: EmojiOptions,
  State: EmojiState,
  defaultOptions: { density: 'every', verbs: false },
  // A word without a picture of its own can be given one by hand in every lesson.
  missing: () => null,
  make: ({ material, options, seed }) => ({
    seed,
    options,
    own: {},
    ...placeEmoji(material, options, {}),
  }),
  keep,
  sheet: emojiSheet,
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
