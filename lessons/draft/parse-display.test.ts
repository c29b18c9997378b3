import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { i18n } from '#ui/wordings/i18n.ts';
import { DisplaySchema } from './display-schema.ts';
import { defaultDisplay, openingFlags, questionLanguages, textSizes } from './display-settings.ts';
import { layoutWords } from './display-words.ts';
import { lessonColourNames, lessonFontNames } from './fonts-and-colours.ts';
import { flagsOfFormat, formatOf, formats, formatTypes } from './format-types.ts';
import { parseDisplay } from './parse-display.ts';
import { defaultPreferences, highlightEffects } from './preferences.ts';
import { layoutNames } from './screen-layouts.ts';

const settings = fc.record({
  fontSize: fc.integer({ min: 10, max: 100 }),
  lineHeight: fc.integer({ min: 12, max: 30 }).map((tenths) => tenths / 10),
  fontFamily: fc.constantFrom(...lessonFontNames),
  colours: fc.constantFrom(...lessonColourNames),
  format: fc.constantFrom(...formatTypes),
  layout: fc.constantFrom(...layoutNames),
  questionLanguage: fc.constantFrom(...questionLanguages),
  oneQuestion: fc.boolean(),
  shortcuts: fc.boolean(),
  usual: fc.record({
    gapPercent: fc.integer({ min: 1, max: 19 }).map((steps) => steps * 5),
    redactPercent: fc.integer({ min: 1, max: 20 }).map((steps) => steps * 5),
    tangledPercent: fc.integer({ min: 0, max: 20 }).map((steps) => steps * 5),
    highlightEffect: fc.constantFrom(...highlightEffects),
  }),
});

describe('stored settings', () => {
  test('are read unchanged by both the page and the server if they are valid', () => {
    fc.assert(
      fc.property(settings, (good) => {
        expect(parseDisplay(JSON.parse(JSON.stringify(good)))).toEqual(good);
        expect(DisplaySchema.parse(good)).toEqual(good);
      }),
    );
  });

  test('can be stored again after parsing', () => {
    const spoilt = fc
      .tuple(
        settings,
        fc.dictionary(fc.constantFrom(...Object.keys(defaultDisplay)), fc.anything()),
      )
      .map(([good, junk]) => ({ ...good, ...junk }));
    fc.assert(
      fc.property(fc.oneof(fc.anything(), spoilt), (stored) => {
        expect(DisplaySchema.safeParse(parseDisplay(stored)).success).toBe(true);
      }),
    );
  });

  test('fall back to the default only in a damaged field', () => {
    const stored = { ...defaultDisplay, fontSize: 28, colours: 'pink', format: '3' };
    expect(parseDisplay(stored)).toEqual({ ...defaultDisplay, fontSize: 28 });
  });
});

test('fills in the defaults for options that did not exist when the settings were stored', () => {
  const { shortcuts: _, questionLanguage: __, oneQuestion: ___, usual, ...older } = defaultDisplay;
  expect(parseDisplay(older).usual).toEqual(usual);
  expect(DisplaySchema.parse(older).usual).toEqual(usual);
  expect(parseDisplay(older)).toEqual(defaultDisplay);
  expect(DisplaySchema.parse(older)).toEqual(defaultDisplay);
  expect(parseDisplay(older).shortcuts).toBe(true);
  expect(DisplaySchema.parse(older).shortcuts).toBe(true);
});

test('replaces only the percentages that the slider does not offer', () => {
  const usual = { gapPercent: 60, redactPercent: 0, tangledPercent: 33, highlightEffect: 'bold' };
  expect(parseDisplay({ ...defaultDisplay, usual }).usual).toEqual({
    ...defaultPreferences,
    gapPercent: 60,
    highlightEffect: 'bold',
  });
});

test('lists eight distinct formats, ten layouts and five size names', () => {
  expect(formatTypes).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(layoutNames).toHaveLength(10);
  expect(new Set(layoutNames.map((name) => i18n._(layoutWords[name]))).size).toBe(10);
  expect(textSizes).toHaveLength(5);
  for (const type of formatTypes) {
    expect(formatOf(formats[type], formats[type].audio)).toBe(type);
  }
});

test.each([
  ['the target text with sound', { format: 3, layout: 'text-alone' }, [true, false, false, true]],
  [
    'sound only, which hides all texts',
    { format: 7, layout: 'text-alone' },
    [false, false, false, false],
  ],
  [
    'questions beside the text',
    { format: 4, layout: 'questions-beside' },
    [true, false, true, true],
  ],
  ['questions only', { format: 1, layout: 'questions-alone' }, [false, false, true, true]],
  ['both texts', { format: 2, layout: 'side-by-side' }, [true, true, false, true]],
] as const)(
  'derives the visible parts when a lesson opens: %s',
  (_, chosen, [target, native, questions, all]) => {
    const flags = openingFlags({ ...defaultDisplay, ...chosen });
    expect(flags).toEqual({ target, native, questions, all });
  },
);

test('hides only the texts that a format omits when questions are turned on', () => {
  expect(flagsOfFormat(8, true)).toEqual({
    target: false,
    native: false,
    questions: true,
    all: true,
  });
});
