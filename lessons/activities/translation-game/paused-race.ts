import * as z from 'zod/mini';
import type { Clock } from '../games/clock.ts';
import { StoredClock, StoredGame } from '../games/stored-game.ts';
import type { Race } from './race.ts';

/** A race that was left, to be gone on with over the same rounds. */
export interface PausedRace {
  race: Omit<Race, 'rounds'>;
  clock: Clock;
  /** The time of the answer that was waited for. */
  answer: Clock;
}

/** What a tab keeps of it. */
export const PausedRace: z.ZodMiniType<PausedRace> = z.object({
  race: z.object({
    at: z.int().check(z.minimum(0)),
    picked: z.nullable(z.string()),
    outcome: z.enum(['asked', 'open', 'right', 'wrong', 'late']),
    right: z.int().check(z.minimum(0)),
    play: StoredGame,
  }),
  clock: StoredClock,
  answer: StoredClock,
});

/** The race as it was left, over the rounds of now: an answer beside the right one may be another. */
export const goOnRacing = ({ race }: PausedRace, rounds: Race['rounds']): Race => ({
  ...race,
  rounds,
});
