import type { ActivityDefinition } from '../activity-definition.ts';
import { keepGaps } from './edit-gaps.ts';
import { makeGaps } from './make-gaps.ts';
import { GapOptions, GapState } from './options.ts';

/** Words taken out of the text for pupils to put back. */
export const gapFill: ActivityDefinition<GapOptions, GapState> = {
  title: 'Gap-fill',
  aim: 'Pupils find the words that are missing from the text.',
  Options: GapOptions,
  State: GapState,
  defaultOptions: {
    source: { kind: 'random', count: 10 },
    firstSentenceWhole: true,
    bank: true,
    distractors: 0,
    lengthClue: false,
    start: 'nothing',
  },
  make: makeGaps,
  keep: keepGaps,
};
