import type { ChunkGameOptions } from './options.ts';

/** Few and all sentences, with and without chunks that fit nowhere. */
export const chunkGameExamples: readonly ChunkGameOptions[] = [
  { sentences: null, distractors: 0, mixed: false },
  { sentences: 3, distractors: 2, mixed: true },
];
