import * as z from 'zod/mini';
import type { Clock } from '../games/clock.ts';
import { StoredClock, StoredGame } from '../games/stored-game.ts';
import type { PairsGame } from './pairs-game.ts';

/** A game that was left, to be gone on with on the same board. */
export interface PausedPairs {
  pairs: Omit<PairsGame, 'cards' | 'faceUp'>;
  clock: Clock;
}

const Place = z.int().check(z.minimum(0));

/** What a tab keeps of it. */
export const PausedPairs: z.ZodMiniType<PausedPairs> = z.object({
  pairs: z.object({
    open: z.array(Place).check(z.maxLength(2)),
    found: z.array(Place),
    tries: z.int().check(z.minimum(0)),
    last: z.nullable(z.object({ right: z.boolean(), cards: z.tuple([Place, Place]) })),
    play: StoredGame,
  }),
  clock: StoredClock,
});

/** The game as it was left, over the cards of now; they look the same, and may sound another way. */
export const goOnPairing = (
  { pairs }: PausedPairs,
  now: Pick<PairsGame, 'cards' | 'faceUp'>,
): PairsGame => ({ ...pairs, cards: now.cards, faceUp: now.faceUp });
