import type { ActivityDefinition } from '../activity-definition.ts';
import { keepGaps } from './edit-gaps.ts';
import { gapSheet } from './gap-sheet.ts';
import { gapSummary } from './gap-summary.ts';
import { makeGaps } from './make-gaps.ts';
import { defaultGapOptions } from './menu.ts';
import { GapOptions, GapState } from './options.ts';

/** Words taken out of the text for pupils to put back. */
export const gapFill: ActivityDefinition<GapOptions, GapState> = {
  Options: GapOptions,
  State: GapState,
  defaultOptions: defaultGapOptions,
  missing: () => null,
  make: ({ material: { text, vocabulary }, options, seed }) =>
    makeGaps({ text, vocabulary, options, seed }),
  keep: keepGaps,
  sheet: gapSheet,
  summary: gapSummary,
};
