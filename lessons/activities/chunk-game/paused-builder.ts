import * as z from 'zod/mini';
import type { Clock } from '../games/clock.ts';
import { StoredClock, StoredGame } from '../games/stored-game.ts';
import type { Builder } from './builder.ts';
import type { Puzzle } from './puzzle.ts';

type Standing = Omit<Builder, 'puzzles' | 'unaccepted'>;

/** A game that was left, to be gone on with over the same puzzles. */
export interface PausedBuilder {
  builder: Standing & { unaccepted: Standing | null };
  clock: Clock;
}

const StoredPosition = z.object({
  at: z.int().check(z.minimum(0)),
  laid: z.array(z.string()),
  worth: z.int().check(z.minimum(0)),
  outcome: z.enum(['building', 'wrong', 'right', 'shown']),
  solved: z.int().check(z.minimum(0)),
  play: StoredGame,
});

/** What a tab keeps of it. */
export const PausedBuilder: z.ZodMiniType<PausedBuilder> = z.object({
  builder: z.extend(StoredPosition, { unaccepted: z.nullable(StoredPosition) }),
  clock: StoredClock,
});

/** The game as it was left, over its puzzles as they are now: an order may have been accepted since. */
export function goOnBuilding({ builder }: PausedBuilder, puzzles: readonly Puzzle[]): Builder {
  const { unaccepted } = builder;
  return {
    ...builder,
    puzzles,
    unaccepted: unaccepted && { ...unaccepted, puzzles, unaccepted: null },
  };
}
