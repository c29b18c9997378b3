import { msg, t } from '@lingui/core/macro';
import { emojiOf } from '#language/emoji-words.ts';
import { matchVocabulary } from '#language/text/match-vocabulary.ts';
import type { Text, Token } from '#language/text/text.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { densityNames } from './density-names.ts';
import { defaultEmojiOptions, EmojiOptions, type EmojiState, stored } from './state.ts';

/** Small pictures next to the words that they illustrate. */
export const textEmoji: ActivityDefinition<EmojiOptions, EmojiState> = {
  Options: EmojiOptions,
  ...stored,
  defaultOptions: defaultEmojiOptions,
  // Any lesson can use this activity, because the teacher can add a picture to any word.
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
    [i18n._(densityNames[density]), ...(verbs ? [t`for verbs too`] : [])].join(' · '),
  step: {
    phase: 'modelling',
    usual: 6,
    serves: ['vocabulary', 'reading'],
    aim: msg`Pupils read with pictures as their only help.`,
    teacher: msg`Read the text with its pictures and point at them.`,
    pupils: msg`Say the words that the pictures show.`,
    support: msg`Keep the pictures for the whole lesson.`,
    stretch: msg`Hide the words and retell from the pictures.`,
  },
};

export default textEmoji;

/** The text with its small pictures next to the words. */
function emojiSheet({ ids, signs }: EmojiState, material: LessonMaterial): Sheet {
  const signOf = new Map(ids.map((id, at) => [id, signs[at]]));
  return {
    title: material.title,
    instruction: t`Read the text. The pictures show what some of the words mean.`,
    blocks: textBlocks(material, ({ id, text }) => {
      const sign = signOf.get(id);
      // A narrow no-break space keeps the picture next to its word.
      return { kind: 'words', text: sign ? `${text}\u202f${sign}` : text };
    }),
    key: [],
  };
}

type Material = Pick<LessonMaterial, 'text' | 'vocabulary' | 'pictures'>;

/**
 * Maps the token id of each word of the target text to a suitable emoji; pictures from the vocabulary take
 * precedence.
 */
function suggestions(
  { text, vocabulary, pictures }: Material,
  verbs: boolean,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const token of text.sentences.flatMap(({ target }) => target.tokens)) {
    const emoji = suggestedEmoji(token, text, verbs);
    if (emoji) found.set(token.id, emoji);
  }
  const words = new Map(
    text.sentences.flatMap(({ target }) =>
      target.tokens.map((token) => [token.id, token] as const),
    ),
  );
  for (const { item, tokenIds } of matchVocabulary(text, vocabulary)) {
    const emoji = pictures[vocabulary[item]?.id ?? '']?.emoji;
    // The picture of a phrase is placed next to its last word.
    const last = words.get(tokenIds.at(-1) ?? '');
    const shows = last?.pos === undefined || last.pos === 'noun' || (verbs && last.pos === 'verb');
    if (emoji && last && shows) found.set(last.id, emoji);
  }
  return found;
}

/** Returns the picture of a noun (or a verb) for its stored meaning; only English meanings have pictures. */
export function suggestedEmoji(
  { pos, gloss, lemma, text: word }: Token,
  { target, native }: Pick<Text, 'target' | 'native'>,
  verbs = true,
): string | undefined {
  if (pos !== 'noun' && !(verbs && pos === 'verb')) return undefined;
  const meaning = native === 'en' ? gloss : target === 'en' ? (lemma ?? word) : undefined;
  return meaning ? emojiOf(meaning, pos === 'verb') : undefined;
}

/**
 * Chooses the words that get an emoji: as many suitable words as the density allows, then the teacher's own
 * choices.
 */
export function placeEmoji(
  material: Material,
  options: EmojiOptions,
  own: EmojiState['own'],
): Pick<EmojiState, 'ids' | 'signs'> {
  const fitting = suggestions(material, options.verbs);
  const seen = new Set<string>();
  const placed = material.text.sentences.flatMap(({ target }) => {
    let free = options.density === 'few' ? 1 : Number.POSITIVE_INFINITY;
    return target.tokens.flatMap(({ id }): [string, string][] => {
      const mine = own[id];
      if (mine !== undefined) return mine === '' ? [] : [[id, mine]];
      const emoji = fitting.get(id);
      const again = options.density !== 'every' && emoji !== undefined && seen.has(emoji);
      if (!emoji || again || free === 0) return [];
      seen.add(emoji);
      free -= 1;
      return [[id, emoji]];
    });
  });
  return { ids: placed.map(([id]) => id), signs: placed.map(([, sign]) => sign) };
}

/** Returns the state with the teacher's own emoji for a word; an empty string removes the emoji. */
export function setEmoji(
  state: EmojiState,
  material: Material,
  tokenId: string,
  emoji: string,
): EmojiState {
  const own = { ...state.own, [tokenId]: emoji };
  return { ...state, own, ...placeEmoji(material, state.options, own) };
}
