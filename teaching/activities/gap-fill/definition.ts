import type { ActivityDefinition } from '../activity-definition.ts';
import { keepGaps } from './edit-gaps.ts';
import { makeGaps } from './make-gaps.ts';
import { defaultGapOptions } from './menu.ts';
import { GapOptions, GapState } from './options.ts';

/** Words taken out of the text for pupils to put back. */
export const gapFill: ActivityDefinition<GapOptions, GapState> = {
  title: 'Gap-fill',
  aim: 'Pupils find the words that are missing from the text.',
  Options: GapOptions,
  State: GapState,
  defaultOptions: defaultGapOptions,
  make: makeGaps,
  keep: keepGaps,
};
