import type { StoredRules } from '../activity-definition.ts';
import { HighlightState } from './options.ts';
import { retainHighlights } from './paint-words.ts';

/** What is needed to store it. */
export const highlighterStored: StoredRules<HighlightState> = {
  State: HighlightState,
  keep: retainHighlights,
};
