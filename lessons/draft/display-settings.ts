import type { LessonColours, LessonFont } from './fonts-and-colours.ts';
import { type FormatType, flagsOfFormat, type ShowFlags } from './format-types.ts';
import { defaultPreferences, type Preferences } from './preferences.ts';
import { type LayoutName, layoutOf } from './screen-layouts.ts';

/** The languages in which questions can be shown on the projector. */
export const questionLanguages = ['target', 'native', 'both'] as const;

/**
 * The language of a lesson's questions. It does not depend on which sides of the text are shown with T and N.
 */
export type QuestionLanguage = (typeof questionLanguages)[number];

/** The appearance of a lesson on the projector. Stored per teacher; for visitors, on their device. */
export interface DisplaySettings {
  /** Font size from `smallestFontSize` to `largestFontSize`, in steps (decision 0051). */
  fontSize: number;
  lineHeight: number;
  fontFamily: LessonFont;
  colours: LessonColours;
  /** The parts that are visible when a lesson opens. */
  format: FormatType;
  layout: LayoutName;
  /** The language of the questions, for kinds of questions that offer a choice. */
  questionLanguage: QuestionLanguage;
  /** If true, shows one question at a time in large letters instead of the list. */
  oneQuestion: boolean;
  /** True if single-key shortcuts such as R are enabled. */
  shortcuts: boolean;
  /** The percentages and the highlighter's effect with which an activity starts in a new lesson. */
  usual: Preferences;
}

/** Defaults of specification 9: the target text with its sound; one key press shows the questions. */
export const defaultDisplay: DisplaySettings = {
  fontSize: 16,
  lineHeight: 1.5,
  fontFamily: 'tahoma',
  colours: 'screen',
  format: 3,
  layout: 'text-alone',
  questionLanguage: 'target',
  oneQuestion: false,
  shortcuts: true,
  usual: defaultPreferences,
};

export const lineHeights = { least: 1.2, most: 3 } as const;

/** The five text size names of specification 9, as font sizes. */
export const textSizes = [
  { name: 'small', fontSize: 13 },
  { name: 'regular', fontSize: 16 },
  { name: 'big', fontSize: 20 },
  { name: 'bigger', fontSize: 28 },
  { name: 'biggest', fontSize: 40 },
] as const;

export type TextSizeName = (typeof textSizes)[number]['name'];

/** The state of T, N, ? and A when a lesson opens: set by the format, then adjusted by the layout. */
export function openingFlags({ format, layout }: DisplaySettings): ShowFlags {
  const { switches } = layoutOf(layout);
  const flags = flagsOfFormat(format, switches.questions ?? false);
  // A layout for questions alone hides the text. A layout for two texts does not show a text that the format
  // hides.
  if (switches.target === false) return { ...flags, target: false, native: false };
  return flags;
}
