import { missingChunks } from '../../questions/chunk/missing-chunks.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { chunkIds } from './chunk-ids.ts';
import { chunkSheet } from './chunk-sheet.ts';
import {
  defaultSentenceChunksOptions,
  modeNames,
  SentenceChunksOptions,
  type SentenceChunksState,
  stored,
} from './state.ts';

/** The text in its chunks: linked to their partners, or jumbled to be put in order. */
export const sentenceChunks: ActivityDefinition<SentenceChunksOptions, SentenceChunksState> = {
  Options: SentenceChunksOptions,
  ...stored,
  defaultOptions: defaultSentenceChunksOptions,
  missing: missingChunks,
  make: ({ material, options, seed }) => ({
    seed,
    options,
    ids: chunkIds(material.text),
    accepted: [],
  }),
  sheet: chunkSheet,
  summary: ({ mode }) => modeNames[mode],
};

export default sentenceChunks;
