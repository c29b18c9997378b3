import type { ActivityDefinition } from '../activity-definition.ts';
import { gapSheet } from './gap-sheet.ts';
import { gapSummary } from './gap-summary.ts';
import { makeGaps } from './make-gaps.ts';
import { defaultGapOptions } from './menu.ts';
import { GapOptions, type GapState } from './options.ts';
import { gapFillStored } from './stored.ts';
import { usualGaps } from './usual-gaps.ts';

/** Words taken out of the text for pupils to put back. */
export const gapFill: ActivityDefinition<GapOptions, GapState> = {
  Options: GapOptions,
  ...gapFillStored,
  defaultOptions: defaultGapOptions,
  usual: usualGaps,
  missing: () => null,
  make: ({ material: { text, vocabulary }, options, seed }) =>
    makeGaps({ text, vocabulary, options, seed }),
  // Words chosen by hand stay missing; only the order of the bank is another one.
  vary: (state, seed, { text, vocabulary }) =>
    state.edited || state.options.source.kind === 'chosen'
      ? { ...state, seed }
      : makeGaps({ text, vocabulary, options: state.options, seed }),
  sheet: gapSheet,
  summary: gapSummary,
};
