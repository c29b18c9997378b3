import { defaultRedactOptions, type RedactOptions } from './options.ts';

/** Little, some, and everything. */
export const redactOptions: readonly RedactOptions[] = [
  defaultRedactOptions,
  { percent: 5, firstSentenceWhole: true },
  { percent: 100, firstSentenceWhole: true },
];
