import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/rounds.ts';
import { piecesOf } from './puzzle.ts';

/** How many sentences a game has; `all` of them at most. */
export const sentenceCounts = [3, 5, 8, 12] as const;

export const ChunkGameOptions = z.object({
  /** The most sentences; null plays every one. */
  sentences: z.nullable(z.literal([...sentenceCounts])),
  /** Chunks of other sentences that lie among the right ones and fit nowhere. */
  distractors: z.int().check(z.minimum(0), z.maximum(3)),
  /** False: in the order of the text; true: in a random one. */
  mixed: z.boolean(),
});
export type ChunkGameOptions = z.infer<typeof ChunkGameOptions>;

export const defaultChunkGameOptions: ChunkGameOptions = {
  sentences: 8,
  distractors: 0,
  mixed: false,
};

/** What a resource stores of its chunk game. */
export const ChunkGameState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: ChunkGameOptions,
  /** The sentences that are played, in text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(500)),
  /** Orders that the teacher has called right too: of one sentence each, the ids of its pieces. */
  accepted: z._default(
    z
      .array(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(100)))
      .check(z.maxLength(500)),
    [],
  ),
});
export type ChunkGameState = z.infer<typeof ChunkGameState>;

/** What storing it needs: all that Workers load of this activity. */
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
