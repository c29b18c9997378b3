import { msg } from '@lingui/core/macro';
import type { Message } from '#language/wordings/speaker.ts';
import type { TextSizeName } from './display-settings.ts';
import type { LessonColours } from './fonts-and-colours.ts';
import type { FormatType } from './format-types.ts';
import type { LayoutName } from './screen-layouts.ts';

/**
 * The names of the choices for a lesson on the projector (specification 9). They are not beside the settings, because
 * Workers load those files without macros.
 */
export const textSizeWords: Record<TextSizeName, Message> = {
  small: msg({ message: 'Small', context: 'text size' }),
  regular: msg({ message: 'Regular', context: 'text size' }),
  big: msg({ message: 'Big', context: 'text size' }),
  bigger: msg({ message: 'Bigger', context: 'text size' }),
  biggest: msg({ message: 'Biggest', context: 'text size' }),
};

export const colourChoiceWords: Record<LessonColours, Message> = {
  screen: msg`Same as the screen`,
  white: msg`Black on white`,
  cream: msg`Dark on cream`,
  sky: msg`Dark on pale blue`,
  yellow: msg`Black on yellow`,
  slate: msg`Light on dark`,
  black: msg`White on black`,
  night: msg`Yellow on black`,
};

export const formatWords: Record<FormatType, Message> = {
  1: msg`Both texts and sound`,
  2: msg`Both texts`,
  3: msg`Target text and sound`,
  4: msg`Target text`,
  5: msg`Native text and sound`,
  6: msg`Native text`,
  7: msg`Sound only`,
  8: msg`Nothing yet`,
};

export const layoutWords: Record<LayoutName, Message> = {
  'text-alone': msg`Text only`,
  'side-by-side': msg`Target beside native`,
  'one-above-other': msg`Target above native`,
  'questions-beside': msg`Text beside questions`,
  'questions-below': msg`Text above questions`,
  'questions-alone': msg`Questions only`,
  'wide-margins': msg`Wide margins`,
  'two-columns': msg`Two columns`,
  'sentence-by-sentence': msg`Sentence by sentence`,
  'controls-below': msg`Controls below`,
};
