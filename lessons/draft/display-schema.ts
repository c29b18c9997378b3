import * as z from 'zod/mini';
import { type DisplaySettings, lineHeights, questionLanguages } from './display-settings.ts';
import {
  largestFontSize,
  lessonColourNames,
  lessonFontNames,
  smallestFontSize,
} from './fonts-and-colours.ts';
import { type FormatType, formatTypes } from './format-types.ts';
import { defaultPreferences, highlightEffects, percentLimits } from './preferences.ts';
import { layoutNames } from './screen-layouts.ts';

const percent = (name: keyof typeof percentLimits) =>
  z
    .int()
    .check(
      z.multipleOf(5),
      z.minimum(percentLimits[name].least),
      z.maximum(percentLimits[name].most),
    );

/** Display settings as submitted by a teacher: complete, and every value is one that the panel offers. */
export const DisplaySchema: z.ZodMiniType<DisplaySettings> = z.object({
  fontSize: z.int().check(z.minimum(smallestFontSize), z.maximum(largestFontSize)),
  lineHeight: z.number().check(z.minimum(lineHeights.least), z.maximum(lineHeights.most)),
  fontFamily: z.enum(lessonFontNames),
  colours: z.enum(lessonColourNames),
  format: z.union(formatTypes.map((type) => z.literal(type))) as z.ZodMiniType<FormatType>,
  layout: z.enum(layoutNames),
  // A page that was opened before this setting existed does not send it.
  questionLanguage: z._default(z.enum(questionLanguages), 'target'),
  oneQuestion: z._default(z.boolean(), false),
  shortcuts: z._default(z.boolean(), true),
  usual: z._default(
    z.object({
      gapPercent: percent('gapPercent'),
      redactPercent: percent('redactPercent'),
      tangledPercent: percent('tangledPercent'),
      highlightEffect: z.enum(highlightEffects),
    }),
    defaultPreferences,
  ),
});
