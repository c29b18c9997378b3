import { missingChunks } from '../../questions/chunk/missing-chunks.ts';
import type { Text } from '../../text/text.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { chunkSheet } from './chunk-sheet.ts';
import {
  defaultSentenceChunksOptions,
  SentenceChunksOptions,
  SentenceChunksState,
} from './options.ts';

const chunkIds = (text: Text) => text.sentences.flatMap(({ chunks }) => chunks.map(({ id }) => id));

/** The text in its chunks: linked to their partners, or jumbled to be put in order. */
export const sentenceChunks: ActivityDefinition<SentenceChunksOptions, SentenceChunksState> = {
  Options: SentenceChunksOptions,
  State: SentenceChunksState,
  defaultOptions: defaultSentenceChunksOptions,
  missing: missingChunks,
  make: ({ material, options, seed }) => ({ seed, options, ids: chunkIds(material.text) }),
  // New chunks come into play, those that are gone leave it.
  keep: (state, text) => ({ ...state, ids: chunkIds(text) }),
  sheet: chunkSheet,
};
