import { msg, plural, t } from '@lingui/core/macro';
import { partOfSpeechWords } from '#language/text/part-of-speech-words.ts';
import type { SideName, Text } from '#language/text/text.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import { andList } from '#ui/wordings/lists.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet, SheetBlock } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { colourWords } from '../colour-words.ts';
import { type HighlightColour, highlightPalette } from '../palette.ts';
import { highlightColours } from './paint-words.ts';
import { defaultHighlightOptions, HighlightOptions, type HighlightState, stored } from './state.ts';

/**
 * A text whose words are highlighted by part of speech, or by the teacher; each colour has its own line
 * style.
 */
export const highlighter: ActivityDefinition<HighlightOptions, HighlightState> = {
  Options: HighlightOptions,
  ...stored,
  defaultOptions: defaultHighlightOptions,
  usual: {
    of: ({ effect }) => ({ highlightEffect: effect }),
    into: (options, { highlightEffect }) => ({ ...options, effect: highlightEffect }),
  },
  // Without tags, the pen still works and the list of parts of speech shows "Not found".
  missing: () => null,
  make: ({ options, seed }) => ({ seed, options, ids: [], colours: [] }),
  vary: (state, seed) => ({ ...state, seed }),
  sheet: highlightSheet,
  summary: ({ mode, tags }) =>
    mode === 'free'
      ? t`Your own marks`
      : plural(
          { count: tags.length },
          { one: '# kind of word in colour', other: '# kinds of words in colour' },
        ),
  step: {
    phase: 'awareness',
    usual: 8,
    serves: ['grammar'],
    aim: msg`Pupils notice the pattern of the lesson in the text.`,
    teacher: msg`Mark two examples, then ask what the next one could be.`,
    pupils: msg`Find the rest, and say in their own words what the rule is.`,
    support: msg`Say how many there are in each line.`,
    stretch: msg`Pupils explain the one that looks different.`,
  },
};

export default highlighter;

const sideNames = ['target', 'native'] as const;

/**
 * On paper, pupils either find the words themselves or see what the teacher painted; the answer key covers
 * both cases.
 */
function highlightSheet(state: HighlightState, material: LessonMaterial): Sheet | null {
  const { text } = material;
  const { options } = state;
  const colours = highlightColours(state, text);
  if (colours.size === 0) return null;
  const free = options.mode === 'free';
  const shown = highlightPalette.filter((colour) => [...colours.values()].includes(colour));
  const painted = sideNames.filter((side) =>
    text.sentences.some((sentence) => sentence[side].tokens.some(({ id }) => colours.has(id))),
  );
  return {
    title: free ? t`Marked words` : t`Find the words`,
    instruction: free
      ? shown.length > 1
        ? t`Read the text. What do the words with the same line have in common?`
        : t`Read the text. What do the words with a line have in common?`
      : t`Mark these words in the text: ${{ tasks: andList(tasksOf(options, shown)) }}.`,
    blocks: (free ? painted : [options.side]).flatMap((side) =>
      textBlocks(
        material,
        ({ id, text: word }) => {
          const colour = free ? colours.get(id) : undefined;
          return { kind: 'words', text: word, ...(colour && { mark: `line-${colour}` as const }) };
        },
        side,
      ),
    ),
    key: shown.flatMap((colour) => keyOf(colour, headingOf(options, colour), colours, text)),
    ...(free ? {} : { marks: colours.size }),
  };
}

/** Returns the meaning of a colour: the teacher's name for it, if any, otherwise the default. */
export function meaningOf(
  { mode, tags, names }: HighlightOptions,
  colour: HighlightColour,
): string {
  const tag = mode === 'partOfSpeech' ? tags.find((each) => each.colour === colour) : undefined;
  if (tag) return i18n._(partOfSpeechWords[tag.pos].name);
  return names[colour]?.trim() || i18n._(colourWords[colour].colour);
}

/**
 * Returns the heading of a colour in the answer key: its meaning, plus the line style if the teacher painted
 * it.
 */
const headingOf = (options: HighlightOptions, colour: HighlightColour): string =>
  options.mode === 'free'
    ? t`${{ meaning: meaningOf(options, colour) }}, ${{ line: i18n._(colourWords[colour].line) }}`
    : meaningOf(options, colour);

/** Says for each part of speech with which line pupils mark it: "nouns with a line". */
const tasksOf = ({ tags }: HighlightOptions, shown: readonly HighlightColour[]): string[] =>
  shown.flatMap((colour) => {
    const tag = tags.find((each) => each.colour === colour);
    return tag ? [tasks[colour](i18n._(partOfSpeechWords[tag.pos].inSentence))] : [];
  });

const tasks: Record<HighlightColour, (kind: string) => string> = {
  yellow: (kind) => t`${kind} with a line`,
  green: (kind) => t`${kind} with a double line`,
  blue: (kind) => t`${kind} with dots`,
  pink: (kind) => t`${kind} with a wave`,
  orange: (kind) => t`${kind} with dashes`,
  purple: (kind) => t`${kind} with a thick line`,
  teal: (kind) => t`${kind} with lines above and below`,
  grey: (kind) => t`${kind} with dots above and below`,
};

function keyOf(
  colour: HighlightColour,
  meaning: string,
  colours: ReadonlyMap<string, HighlightColour>,
  text: Text,
): SheetBlock[] {
  const found = (side: SideName) =>
    text.sentences
      .flatMap((sentence) => sentence[side].tokens)
      .filter(({ id }) => colours.get(id) === colour)
      .map((token) => token.text);
  const lists = sideNames.flatMap((side): SheetBlock[] => {
    const words = found(side);
    return words.length === 0
      ? []
      : [
          {
            kind: 'text',
            language: text[side],
            runs: [{ kind: 'words', text: words.join(' · ') }],
          },
        ];
  });
  const count = lists.length === 0 ? 0 : [...colours.values()].filter((c) => c === colour).length;
  return [{ kind: 'heading', text: t`${meaning} (${count})` }, ...lists];
}
