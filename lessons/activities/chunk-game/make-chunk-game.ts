import type { ActivityRequest } from '../activity-definition.ts';
import { chooseSentences, playableSentences } from './puzzle.ts';
import type { ChunkGameOptions, ChunkGameState } from './state.ts';

/** Which sentences are played. Stored in text order. */
export function makeChunkGame({
  material,
  options,
  seed,
}: ActivityRequest<ChunkGameOptions>): ChunkGameState {
  const ids = chooseSentences(playableSentences(material.text), options, seed);
  return { seed, options, ids, accepted: [] };
}
