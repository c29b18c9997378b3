import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { Preferences } from '../../draft/preferences.ts';
import { activityView } from '../activity-view.tsx';
import { gapPreferences } from './gap-preferences.ts';
import { makeGaps } from './make-gaps.ts';
import { defaultGapOptions } from './menu.ts';
import type { GapState } from './options.ts';
import Panel from './Panel.tsx';
import { parseGapState } from './parse-gap-state.ts';

/** Without the definition and its schemas: the page opens with this one, so it has to be light. */
const rules = {
  missing: () => null,
  read: parseGapState,
  start: ({ text, vocabulary }: LessonMaterial, seed: number, usual: Preferences) =>
    makeGaps({ text, vocabulary, options: gapPreferences.into(defaultGapOptions, usual), seed }),
  preferencesOf: ({ options }: GapState) => gapPreferences.of(options),
};
export default activityView(rules, Panel);
