import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/rounds.ts';
import { piecesOf } from './puzzle.ts';

/** Choices for the maximum number of sentences in a game. */
export const sentenceCounts = [3, 5, 8, 12] as const;

export const ChunkGameOptions = z.object({
  /** Maximum number of sentences; null means all sentences. */
  sentences: z.nullable(z.literal([...sentenceCounts])),
  /** Number of chunks from other sentences mixed in as distractors. */
  distractors: z.int().check(z.minimum(0), z.maximum(3)),
  /** True: sentences in random order; false: in text order. */
  mixed: z.boolean(),
});
export type ChunkGameOptions = z.infer<typeof ChunkGameOptions>;

export const defaultChunkGameOptions: ChunkGameOptions = {
  sentences: 8,
  distractors: 0,
  mixed: false,
};

/** The chunk game state that a resource stores. */
export const ChunkGameState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: ChunkGameOptions,
  /** The sentences to play, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(500)),
  /** Additional orders that the teacher accepted. Each order is the list of piece ids of one sentence. */
  accepted: z._default(
    z
      .array(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(100)))
      .check(z.maxLength(500)),
    [],
  ),
});
export type ChunkGameState = z.infer<typeof ChunkGameState>;

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<ChunkGameState> = {
  State: ChunkGameState,
  keep: (state, text) => {
    const pieces = new Set(text.sentences.flatMap(piecesOf).map(({ id }) => id));
    return {
      ...state,
      ids: retainIds(state.ids, text),
      accepted: state.accepted.filter((order) => order.every((id) => pieces.has(id))),
    };
  },
};
