import * as z from 'zod';
import { type DisplaySettings, lineHeights, questionLanguages } from './display-settings.ts';
import { type FormatType, formatTypes } from './format-types.ts';
import { lessonColourNames } from './lesson-colours.ts';
import { lessonFontNames } from './lesson-fonts.ts';
import { defaultPreferences, highlightEffects, percentLimits } from './preferences.ts';
import { layoutNames } from './screen-layouts.ts';
import { largestFontSize, smallestFontSize } from './step-font-size.ts';

const percent = (name: keyof typeof percentLimits) =>
  z.int().multipleOf(5).min(percentLimits[name].least).max(percentLimits[name].most);

/** Display settings as a teacher sends them: whole, every field one that the panel offers. */
export const DisplaySchema: z.ZodType<DisplaySettings> = z.object({
  fontSize: z.int().min(smallestFontSize).max(largestFontSize),
  lineHeight: z.number().min(lineHeights.least).max(lineHeights.most),
  fontFamily: z.enum(lessonFontNames),
  colours: z.enum(lessonColourNames),
  format: z.union(formatTypes.map((type) => z.literal(type))) as z.ZodType<FormatType>,
  layout: z.enum(layoutNames),
  // A page that was opened before there was a choice of these sends none.
  questionLanguage: z.enum(questionLanguages).default('target'),
  oneQuestion: z.boolean().default(false),
  shortcuts: z.boolean().default(true),
  usual: z
    .object({
      gapPercent: percent('gapPercent'),
      redactPercent: percent('redactPercent'),
      tangledPercent: percent('tangledPercent'),
      highlightEffect: z.enum(highlightEffects),
    })
    .default(defaultPreferences),
});
