import { missingChunks } from '../../questions/chunk/missing-chunks.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { keepTangle, makeTangle } from './make-tangle.ts';
import { defaultTangledOptions, TangledOptions, TangledState } from './options.ts';
import { tangledSheet } from './tangled-sheet.ts';

/** The text with some chunks in each language, for pupils to write out wholly in one. */
export const tangled: ActivityDefinition<TangledOptions, TangledState> = {
  Options: TangledOptions,
  State: TangledState,
  defaultOptions: defaultTangledOptions,
  missing: missingChunks,
  make: ({ material: { text }, options, seed }) => makeTangle(text, options, seed),
  keep: keepTangle,
  sheet: tangledSheet,
  summary: ({ percent, into }) =>
    `${percent}% in the target language · pupils write the ${into} language`,
};
