import {
  defaultPreferences,
  type PreferenceRules,
  percentLimits,
} from '../../draft/preferences.ts';
import type { GapOptions } from './state.ts';

/**
 * Remembers the percentage of gaps across lessons. A choice of any other source applies to one lesson only.
 */
export const gapPreferences: PreferenceRules<GapOptions> = {
  of: ({ source }) => (source.kind === 'percentage' ? { gapPercent: source.percent } : {}),
  into: (options, { gapPercent }) =>
    options.source.kind === 'percentage'
      ? { ...options, source: { kind: 'percentage', percent: gapPercent } }
      : options,
};

/** The number of random words that means "All" in the menu (specification 9). */
export const allWordsCount = 1000;

/** The counts of random words in the menu: 1 to 20, then All. */
export const randomCounts: readonly number[] = [
  ...Array.from({ length: 20 }, (_, n) => n + 1),
  allWordsCount,
];

const { least, most } = percentLimits.gapPercent;

/** The menu's percentages, in steps of 5. */
export const percentages: readonly number[] = Array.from(
  { length: (most - least) / 5 + 1 },
  (_, n) => least + n * 5,
);

/**
 * The gap-fill options of a new resource. They are in a separate file from their schema, so that a page can
 * load them without Zod.
 */
export const defaultGapOptions: GapOptions = {
  source: { kind: 'percentage', percent: defaultPreferences.gapPercent },
  firstSentenceWhole: true,
  bank: true,
  distractors: 0,
  lengthClue: false,
  start: 'nothing',
};
