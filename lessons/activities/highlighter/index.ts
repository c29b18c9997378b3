import type { ActivityDefinition } from '../activity-definition.ts';
import { highlightSheet } from './highlight-sheet.ts';
import { defaultHighlightOptions, HighlightOptions, type HighlightState, stored } from './state.ts';

/** The kinds of words in a text, or the teacher's own marks, each in a colour with a line of its own. */
export const highlighter: ActivityDefinition<HighlightOptions, HighlightState> = {
  Options: HighlightOptions,
  ...stored,
  defaultOptions: defaultHighlightOptions,
  usual: {
    of: ({ effect }) => ({ highlightEffect: effect }),
    into: (options, { highlightEffect }) => ({ ...options, effect: highlightEffect }),
  },
  // Without tags there is still the free pen, and the list of kinds says "Not found".
  missing: () => null,
  make: ({ options, seed }) => ({ seed, options, ids: [], colours: [] }),
  vary: (state, seed) => ({ ...state, seed }),
  sheet: highlightSheet,
  summary: ({ mode, tags }) =>
    mode === 'free' ? 'Your own marks' : `${tags.length} kinds of words in colour`,
};

export default highlighter;
