import type { LessonMaterial } from '../../resources/lesson-material.ts';
import type { Sheet, SheetBlock } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import { partOfSpeechNames } from '../../text/part-of-speech-codes.ts';
import type { SideName, Text } from '../../text/text.ts';
import { type MarkColour, markColours, markNames } from '../mark-colours.ts';
import { highlightColours } from './highlight-looks.ts';
import type { HighlightOptions, HighlightState } from './options.ts';

/** On paper pupils find the words themselves, or read what the teacher painted; the key lists both. */
export function highlightSheet(state: HighlightState, material: LessonMaterial): Sheet | null {
  const { text } = material;
  const { options } = state;
  const colours = highlightColours(state, text);
  if (colours.size === 0) return null;
  const free = options.mode === 'free';
  const side = free ? 'target' : options.side;
  const shown = markColours.filter((colour) => [...colours.values()].includes(colour));
  return {
    title: free ? 'Marked words' : 'Find the words',
    instruction: free
      ? 'Read the text. What do the underlined words have in common?'
      : `Mark these words in the text: ${shown.map((colour) => task(options, colour)).join('; ')}.`,
    blocks: textBlocks(
      material,
      ({ id, text: word }) =>
        free && colours.has(id)
          ? { kind: 'words', text: word, mark: 'underline' }
          : { kind: 'words', text: word },
      side,
    ),
    key: shown.flatMap((colour) => keyOf(colour, meaningOf(options, colour), colours, text)),
    ...(free ? {} : { marks: colours.size }),
  };
}

/** What a colour stands for, in the teacher's words where there are some. */
export function meaningOf({ mode, tags, names }: HighlightOptions, colour: MarkColour): string {
  const tag = mode === 'partOfSpeech' ? tags.find((each) => each.colour === colour) : undefined;
  return tag ? partOfSpeechNames[tag.pos] : names[colour]?.trim() || markNames[colour].colour;
}

const task = (options: HighlightOptions, colour: MarkColour) =>
  `${meaningOf(options, colour).toLowerCase()} with ${markNames[colour].cue}`;

function keyOf(
  colour: MarkColour,
  meaning: string,
  colours: ReadonlyMap<string, MarkColour>,
  text: Text,
): SheetBlock[] {
  const found = (side: SideName) =>
    text.sentences
      .flatMap((sentence) => sentence[side].tokens)
      .filter(({ id }) => colours.get(id) === colour)
      .map((token) => token.text);
  const lists = (['target', 'native'] as const).flatMap((side): SheetBlock[] => {
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
  return [{ kind: 'heading', text: `${meaning} (${count})` }, ...lists];
}
