import type { LessonMaterial } from '../../draft/lesson-material.ts';
import type { UsualSettings } from '../../draft/usual-settings.ts';
import { activityView } from '../activity-view.tsx';
import { makeGaps } from './make-gaps.ts';
import { defaultGapOptions } from './menu.ts';
import type { GapState } from './options.ts';
import Panel from './Panel.tsx';
import { parseGapState } from './parse-gap-state.ts';
import { usualGaps } from './usual-gaps.ts';

/** Without the definition and its schemas: the page opens with this one, so it has to be light. */
const rules = {
  missing: () => null,
  read: parseGapState,
  start: ({ text, vocabulary }: LessonMaterial, seed: number, usual: UsualSettings) =>
    makeGaps({ text, vocabulary, options: usualGaps.into(defaultGapOptions, usual), seed }),
  usualOf: ({ options }: GapState) => usualGaps.of(options),
};
export default activityView(rules, Panel);
