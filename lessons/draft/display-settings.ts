import type { LessonColours, LessonFont } from './fonts-and-colours.ts';
import { type FormatType, flagsOfFormat, type ShowFlags } from './format-types.ts';
import { defaultPreferences, type Preferences } from './preferences.ts';
import { type LayoutName, layoutOf } from './screen-layouts.ts';

/** The languages that questions can be asked in on the projector. */
export const questionLanguages = ['target', 'native', 'both'] as const;

/** What the questions of a lesson are asked in, whatever T and N show of its text. */
export type QuestionLanguage = (typeof questionLanguages)[number];

/** How a lesson looks on the projector; remembered for each teacher, for visitors on their device. */
export interface DisplaySettings {
  /** In steps (decision 0051), from `smallestFontSize` to `largestFontSize`. */
  fontSize: number;
  lineHeight: number;
  fontFamily: LessonFont;
  colours: LessonColours;
  /** What is there when a lesson opens. */
  format: FormatType;
  layout: LayoutName;
  /** What questions are asked in, where their kind leaves a choice. */
  questionLanguage: QuestionLanguage;
  /** One question at a time in large letters, instead of the list. */
  oneQuestion: boolean;
  /** Whether single keys such as R do something. */
  shortcuts: boolean;
  /** Percentages and the highlighter's effect: what an activity of a new lesson begins with. */
  usual: Preferences;
}

/** Specification 9; the target text with its sound, the questions one press away. */
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
  { name: 'Small', fontSize: 13 },
  { name: 'Regular', fontSize: 16 },
  { name: 'Big', fontSize: 20 },
  { name: 'Bigger', fontSize: 28 },
  { name: 'Biggest', fontSize: 40 },
] as const;

/** What T, N, ? and A say when a lesson opens: the format, then what the layout is for. */
export function openingFlags({ format, layout }: DisplaySettings): ShowFlags {
  const { switches } = layoutOf(layout);
  const flags = flagsOfFormat(format, switches.questions ?? false);
  // A layout for questions alone means it; one for two texts does not overrule a format that hides them.
  if (switches.target === false) return { ...flags, target: false, native: false };
  return flags;
}
