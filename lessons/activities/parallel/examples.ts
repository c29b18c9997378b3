import { defaultParallelOptions, type ParallelOptions } from './options.ts';

/** Open, and with each side covered. */
export const parallelOptions: readonly ParallelOptions[] = [
  defaultParallelOptions,
  { covered: 'target', numbers: true },
  { covered: 'native', numbers: false },
];
