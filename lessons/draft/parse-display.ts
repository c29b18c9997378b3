import {
  type DisplaySettings,
  defaultDisplay,
  lineHeights,
  questionLanguages,
} from './display-settings.ts';
import {
  largestFontSize,
  lessonColourNames,
  lessonFontNames,
  smallestFontSize,
} from './fonts-and-colours.ts';
import { formatTypes } from './format-types.ts';
import {
  defaultPreferences,
  highlightEffects,
  type Preferences,
  percentLimits,
} from './preferences.ts';
import { layoutNames } from './screen-layouts.ts';

/**
 * Parses stored settings field by field: a missing or invalid value gets the default, so that old and damaged
 * settings still open a lesson. Avoids Zod, because the teaching view needs this at startup.
 */
export function parseDisplay(stored: unknown): DisplaySettings {
  const field = (name: keyof DisplaySettings): unknown =>
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
  const oneOf = <Value extends string | number>(
    name: keyof DisplaySettings,
    values: readonly Value[],
    otherwise: Value,
  ): Value => values.find((value) => value === field(name)) ?? otherwise;
  const between = (name: 'fontSize' | 'lineHeight', least: number, most: number): number => {
    const value = field(name);
    return typeof value === 'number' && value >= least && value <= most
      ? value
      : defaultDisplay[name];
  };
  const size = between('fontSize', smallestFontSize, largestFontSize);
  return {
    fontSize: Number.isInteger(size) ? size : defaultDisplay.fontSize,
    lineHeight: between('lineHeight', lineHeights.least, lineHeights.most),
    fontFamily: oneOf('fontFamily', lessonFontNames, defaultDisplay.fontFamily),
    colours: oneOf('colours', lessonColourNames, defaultDisplay.colours),
    format: oneOf('format', formatTypes, defaultDisplay.format),
    layout: oneOf('layout', layoutNames, defaultDisplay.layout),
    questionLanguage: oneOf('questionLanguage', questionLanguages, defaultDisplay.questionLanguage),
    oneQuestion: field('oneQuestion') === true,
    shortcuts: field('shortcuts') !== false,
    usual: parsePreferences(field('usual')),
  };
}

/** Parses stored preferences field by field: a missing or invalid value gets the first option. */
function parsePreferences(stored: unknown): Preferences {
  const field = (name: keyof Preferences): unknown =>
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : undefined;
  const percent = (name: keyof typeof percentLimits): number => {
    const value = field(name);
    const { least, most } = percentLimits[name];
    const fits = typeof value === 'number' && value % 5 === 0 && value >= least && value <= most;
    return fits ? value : defaultPreferences[name];
  };
  const effect = field('highlightEffect');
  return {
    gapPercent: percent('gapPercent'),
    redactPercent: percent('redactPercent'),
    tangledPercent: percent('tangledPercent'),
    highlightEffect:
      highlightEffects.find((each) => each === effect) ?? defaultPreferences.highlightEffect,
  };
}
