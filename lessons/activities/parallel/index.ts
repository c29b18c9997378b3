import type { ActivityDefinition } from '../activity-definition.ts';
import { parallelSheet } from './parallel-sheet.ts';
import { defaultParallelOptions, ParallelOptions, type ParallelState, stored } from './state.ts';

/** Both languages beside each other, sentence by sentence, joined by the sentences' ids. */
export const parallel: ActivityDefinition<ParallelOptions, ParallelState> = {
  Options: ParallelOptions,
  ...stored,
  defaultOptions: defaultParallelOptions,
  missing: ({ text }) =>
    text.sentences.some(({ native }) => native.text.trim() !== '')
      ? null
      : 'This text has no translation yet. Write one on the edit page.',
  make: ({ material, options, seed }) => ({
    seed,
    options,
    ids: material.text.sentences.map(({ id }) => id),
  }),
  sheet: parallelSheet,
};

export default parallel;
