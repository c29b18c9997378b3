import * as z from 'zod/mini';
import type { StoredRules } from '../activity-definition.ts';
import { retainIds } from '../games/rounds.ts';

/** The faces of an item that a card can show. */
export const Face = z.enum(['target', 'native', 'picture', 'sound']);
export type Face = z.infer<typeof Face>;

export const PairsSource = z.enum(['vocabulary', 'chunks']);
export type PairsSource = z.infer<typeof PairsSource>;

/**
 * The board sizes, as columns and rows (3x4, 4x4, 4x5). A class can remember the cards of a board up to the
 * largest size (language-rules 10).
 */
export const PairsSize = z.enum(['3x4', '4x4', '4x5']);
export type PairsSize = z.infer<typeof PairsSize>;

export const PairsOptions = z.object({
  source: PairsSource,
  /** The faces of the two cards of a pair. */
  faces: z
    .tuple([Face, Face])
    .check(
      z.refine(
        ([one, other]) => one !== other,
        'The two cards of a pair must show different things.',
      ),
    ),
  size: PairsSize,
  /** If true, all cards are face up and pupils match them; if false, pupils turn them over, as in Memory. */
  faceUp: z.boolean(),
});
export type PairsOptions = z.infer<typeof PairsOptions>;

export const defaultPairsOptions: PairsOptions = {
  source: 'vocabulary',
  faces: ['target', 'native'],
  size: '4x4',
  faceUp: false,
};

/** The pairs state that a resource stores. */
export const PairsState = z.object({
  seed: z.int().check(z.minimum(0), z.maximum(0xffffffff)),
  options: PairsOptions,
  /** The items on the board: ids of vocabulary items or chunks, in list or text order. */
  ids: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(20)),
});
export type PairsState = z.infer<typeof PairsState>;

/** Number of pairs per board size. */
export const pairsIn: Record<PairsSize, number> = { '3x4': 6, '4x4': 8, '4x5': 10 };

/** Storage rules: the only part of this activity that Workers load. */
export const stored: StoredRules<PairsState> = {
  State: PairsState,
  keep: (state, text) => ({ ...state, ids: retainIds(state.ids, text) }),
};
