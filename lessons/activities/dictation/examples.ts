import { type DictationOptions, defaultDictationOptions } from './options.ts';

/** The three ways of dictating. */
export const dictationOptions: readonly DictationOptions[] = [
  defaultDictationOptions,
  { mode: 'delayed', times: 1, gap: 0, speed: 1, shownFor: 20 },
  { mode: 'typed', times: 5, gap: 30, speed: 0.5, shownFor: 2 },
];
