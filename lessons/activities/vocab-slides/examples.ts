import { defaultSlidesOptions as plain, type SlidesOptions } from './options.ts';

/** Each order, by hand and by itself. */
export const slidesExamples: readonly SlidesOptions[] = [
  plain,
  { ...plain, order: 'native-first', shuffled: true, pictureFirst: false },
  { ...plain, order: 'audio-first', seconds: 5, onlyUnknown: true, example: false },
];
