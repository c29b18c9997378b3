import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import type { HighlightColour } from './palette.ts';

interface ColourWords {
  colour: Message;
  /** The colour's name inside a sentence. */
  inSentence: Message;
  /** The colour's line style. */
  line: Message;
}

/** The names shown to the teacher: the colour and its line style. Workers load `palette.ts` without them. */
export const colourWords: Record<HighlightColour, ColourWords> = {
  yellow: {
    colour: msg`Yellow`,
    inSentence: msg`yellow`,
    line: msg({ message: 'a line', context: 'style of a highlight' }),
  },
  green: {
    colour: msg`Green`,
    inSentence: msg`green`,
    line: msg({ message: 'a double line', context: 'style of a highlight' }),
  },
  blue: {
    colour: msg`Blue`,
    inSentence: msg`blue`,
    line: msg({ message: 'dots', context: 'style of a highlight' }),
  },
  pink: {
    colour: msg`Pink`,
    inSentence: msg`pink`,
    line: msg({ message: 'a wave', context: 'style of a highlight' }),
  },
  orange: {
    colour: msg({ message: 'Orange', context: 'colour' }),
    inSentence: msg({ message: 'orange', context: 'colour' }),
    line: msg({ message: 'dashes', context: 'style of a highlight' }),
  },
  purple: {
    colour: msg`Purple`,
    inSentence: msg`purple`,
    line: msg({ message: 'a thick line', context: 'style of a highlight' }),
  },
  teal: {
    colour: msg`Teal`,
    inSentence: msg`teal`,
    line: msg({ message: 'lines above and below', context: 'style of a highlight' }),
  },
  grey: {
    colour: msg`Grey`,
    inSentence: msg`grey`,
    line: msg({ message: 'dots above and below', context: 'style of a highlight' }),
  },
};
