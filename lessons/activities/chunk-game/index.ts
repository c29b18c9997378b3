import { missingChunks } from '../../questions/chunk/missing-chunks.ts';
import type { ActivityDefinition } from '../activity-definition.ts';
import { chunkGameSheet } from './chunk-game-sheet.ts';
import { makeChunkGame } from './make-chunk-game.ts';
import { ChunkGameOptions, type ChunkGameState, defaultChunkGameOptions, stored } from './state.ts';

/** Sentences taken apart into their chunks, to be put together again. */
export const chunkGame: ActivityDefinition<ChunkGameOptions, ChunkGameState> = {
  Options: ChunkGameOptions,
  ...stored,
  defaultOptions: defaultChunkGameOptions,
  missing: missingChunks,
  make: makeChunkGame,
  sheet: chunkGameSheet,
  summary: ({ sentences, distractors, mixed }) =>
    [
      sentences === null ? 'All sentences' : `${sentences} sentences`,
      mixed ? 'in a random order' : 'in the order of the text',
      distractors > 0 && `${distractors} extra chunks`,
    ]
      .filter(Boolean)
      .join(' · '),
};

export default chunkGame;
