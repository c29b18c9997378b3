import type { SlidesOptions } from './options.ts';

const plain: SlidesOptions = {
  order: 'target-first',
  seconds: 0,
  shuffled: false,
  onlyUnknown: false,
  pictureFirst: true,
  example: true,
  reading: true,
};

/** Each order, by hand and by itself. */
export const slidesExamples: readonly SlidesOptions[] = [
  plain,
  { ...plain, order: 'native-first', shuffled: true, pictureFirst: false },
  { ...plain, order: 'audio-first', seconds: 5, onlyUnknown: true, example: false },
];
