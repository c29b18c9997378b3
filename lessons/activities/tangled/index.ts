import { missingChunks } from '../../questions/chunk/missing-chunks.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { makeTangle } from './make-tangle.ts';
import { defaultTangledOptions, stored, TangledOptions, type TangledState } from './state.ts';
import { tangledSheet } from './tangled-sheet.ts';

/** The text with some chunks in each language, for pupils to write out wholly in one. */
export const tangled: ActivityDefinition<TangledOptions, TangledState> = {
  Options: TangledOptions,
  ...stored,
  defaultOptions: defaultTangledOptions,
  usual: {
    of: ({ percent }) => ({ tangledPercent: percent }),
    into: (options, { tangledPercent }) => ({ ...options, percent: tangledPercent }),
  },
  missing: missingChunks,
  make: ({ material: { text }, options, seed }) => makeTangle(text, options, seed),
  sheet: tangledSheet,
  summary: ({ percent, into }) =>
    `${percent}% in the target language · pupils write the ${into} language`,
};

export default tangled;
