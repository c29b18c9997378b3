import type { ActivityDefinition } from '../activity-definition.ts';
import { emojiSheet } from './emoji-sheet.ts';
import { placeEmoji } from './place-emoji.ts';
import {
  defaultEmojiOptions,
  densityNames,
  EmojiOptions,
  type EmojiState,
  stored,
} from './state.ts';

/** Small pictures beside the words that they show. */
export const textEmoji: ActivityDefinition<EmojiOptions, EmojiState> = {
  Options: EmojiOptions,
  ...stored,
  defaultOptions: defaultEmojiOptions,
  // A word without a picture of its own can be given one by hand in every lesson.
  missing: () => null,
  make: ({ material, options, seed }) => ({
    seed,
    options,
    own: {},
    ...placeEmoji(material, options, {}),
  }),
  vary: (state, seed) => ({ ...state, seed }),
  sheet: emojiSheet,
  summary: ({ density, verbs }) =>
    [densityNames[density], ...(verbs ? ['for verbs too'] : [])].join(' · '),
};

export default textEmoji;
