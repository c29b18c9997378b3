import { msg, t } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';
import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Sheet } from '../../sheets/sheet.ts';
import { textBlocks } from '../../sheets/text-blocks.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { colourWords } from '../colour-words.ts';
import { emptyPage, marksOf } from './edit-board.ts';
import {
  defaultWhiteboardOptions,
  stored,
  WhiteboardOptions,
  type WhiteboardState,
} from './state.ts';

/** A pen for drawing over the text, and highlights anchored to its words. */
export const whiteboard: ActivityDefinition<WhiteboardOptions, WhiteboardState> = {
  Options: WhiteboardOptions,
  ...stored,
  defaultOptions: defaultWhiteboardOptions,
  missing: () => null,
  make: ({ options, seed }) => ({ seed, options, ...emptyPage }),
  vary: (state, seed) => ({ ...state, seed }),
  sheet: whiteboardSheet,
  summary: ({ colour, width, mark }) =>
    [
      t`Colour: ${{ colour: i18n._(colourWords[colour].inSentence) }}`,
      i18n._(widthWords[width]),
      mark === 'circle' ? t`mark: circle` : t`mark: underline`,
    ].join(' · '),
  step: {
    phase: 'expansion',
    usual: 6,
    serves: ['writing', 'grammar'],
    aim: msg`Pupils change the text with you, line by line.`,
    teacher: msg`Change a person, a time or a place in the text, and ask what else has to change.`,
    pupils: msg`Write the new sentences and explain what they changed.`,
    support: msg`Change one word only.`,
    stretch: msg`Change the tense of the whole text.`,
  },
};

export default whiteboard;

const widthWords = {
  fine: msg`width: fine`,
  medium: msg`width: medium`,
  broad: msg`width: broad`,
} satisfies Record<WhiteboardOptions['width'], Message>;

/**
 * The text with its highlighted words: underlined words are underlined, circled words are bold. Drawings
 * appear only on the screen.
 */
function whiteboardSheet(state: WhiteboardState, material: LessonMaterial): Sheet | null {
  if (state.ids.length === 0) return null;
  const marks = marksOf(state);
  return {
    title: t`Marked text`,
    instruction: t`Read the text. Look closely at the marked words.`,
    blocks: textBlocks(material, ({ id, text }) => {
      const mark = marks.get(id);
      return mark
        ? { kind: 'words', text, mark: mark.kind === 'circle' ? 'bold' : 'underline' }
        : { kind: 'words', text };
    }),
    key: [],
  };
}
