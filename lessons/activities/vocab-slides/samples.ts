import { activitySamples } from '../activity-samples.ts';
import { slidesOf } from './slides.ts';
import { defaultSlidesOptions as plain, type SlidesOptions, stored } from './state.ts';

/** One example of each order; the examples include manual and automatic advance. */
export const slidesExamples: readonly SlidesOptions[] = [
  plain,
  { ...plain, order: 'native-first', shuffled: true, pictureFirst: false },
  { ...plain, order: 'audio-first', seconds: 5, onlyUnknown: true, example: false },
];

export default activitySamples(stored, {
  options: slidesExamples,
  seen: (state, material) =>
    slidesOf(state, material).map(({ item, known }) => (known ? `${item.id} known` : item.id)),
});
