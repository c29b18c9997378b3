import type { StoredRules } from '../activity-definition.ts';
import { retainGaps } from './edit-gaps.ts';
import { GapState } from './options.ts';

/** What is needed to store it. */
export const gapFillStored: StoredRules<GapState> = {
  State: GapState,
  keep: retainGaps,
};
