import type { ActivityRequest } from '../activity-definition.ts';
import { randomFrom, shuffle } from '../random.ts';
import type { ChunkGameOptions, ChunkGameState } from './options.ts';
import { playableSentences } from './puzzle.ts';

/** Which sentences are played: all, or so many of them by chance. Stored in text order. */
export function makeChunkGame({
  material,
  options,
  seed,
}: ActivityRequest<ChunkGameOptions>): ChunkGameState {
  const sentences = playableSentences(material.text);
  const count = options.sentences ?? sentences.length;
  const chosen = new Set(shuffle(sentences, randomFrom(seed)).slice(0, count));
  const ids = sentences.filter((each) => chosen.has(each)).map(({ id }) => id);
  return { seed, options, ids, accepted: [] };
}
