import type { LessonMaterial } from '../../resources/lesson-material.ts';
import { activityView } from '../activity-view.tsx';
import { makeGaps } from './make-gaps.ts';
import { defaultGapOptions } from './menu.ts';
import Panel from './Panel.tsx';
import { readGapState } from './read-gap-state.ts';

/** Without the definition and its schemas: the page opens with this one, so it has to be light. */
const rules = {
  missing: () => null,
  read: readGapState,
  start: ({ text, vocabulary }: LessonMaterial, seed: number) =>
    makeGaps({ text, vocabulary, options: defaultGapOptions, seed }),
};
export default activityView(rules, Panel);
