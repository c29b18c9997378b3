import type { StoredRules } from '../activity-definition.ts';
import { HighlightState } from './options.ts';
import { keepPaint } from './paint-words.ts';

/** What is needed to store it. */
export const highlighterStored: StoredRules<HighlightState> = {
  State: HighlightState,
  keep: keepPaint,
};
