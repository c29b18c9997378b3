import * as z from 'zod/mini';
import type { Clock } from '../games/clock.ts';
import {
  miss,
  type Play,
  passTurn,
  rightPoints,
  StoredClock,
  StoredGame,
  score,
  startPlay,
} from '../games/play.ts';
import type { Round } from './rounds.ts';

/** Maximum bonus for a quick answer if a time limit is set; an answer in the last second earns no bonus. */
const quickPoints = 5;

/** A translation race in progress. */
export interface Race {
  rounds: readonly Round[];
  /** Index of the current round; equals the number of rounds once the game is over. */
  at: number;
  /** The item id of the picked answer; null if no answer was picked. */
  picked: string | null;
  /** `asked`: no answer yet; `open`: the answer is revealed but has not been marked yet. */
  outcome: 'asked' | 'open' | 'right' | 'wrong' | 'late';
  right: number;
  play: Play;
}

export type RaceMove =
  /**
   * The class picks one of four answers. `left` is the remaining proportion of the time, from 0 to 1; 0 if
   * there is no limit.
   */
  | { kind: 'pick'; id: string; left: number }
  /** The answer is revealed, and the teacher then marks it. */
  | { kind: 'open' }
  | { kind: 'mark'; right: boolean; left: number }
  | { kind: 'late' }
  | { kind: 'next' };

export function startRace(rounds: readonly Round[], names: readonly string[]): Race {
  return { rounds, at: 0, picked: null, outcome: 'asked', right: 0, play: startPlay(names) };
}

export const isRaceOver = ({ at, rounds }: Race): boolean => at >= rounds.length;

/** True until the round has an answer and the answer is marked. */
export const isWaiting = ({ outcome }: Race): boolean => outcome === 'asked' || outcome === 'open';

/** Applies one move; ignores a move that is currently not possible. */
export function playRace(race: Race, move: RaceMove): Race {
  const round = race.rounds[race.at];
  if (!round) return race;
  if (move.kind === 'next') return isWaiting(race) ? race : nextRound(race);
  if (!isWaiting(race)) return race;
  switch (move.kind) {
    case 'pick':
      if (race.outcome === 'open' || !round.choices.some(({ id }) => id === move.id)) return race;
      return { ...marked(race, move.id === round.item.id, move.left), picked: move.id };
    case 'open':
      return { ...race, outcome: 'open' };
    case 'mark':
      return race.outcome === 'open' ? marked(race, move.right, move.left) : race;
    case 'late':
      return race.outcome === 'asked' ? { ...race, outcome: 'late', play: miss(race.play) } : race;
  }
}

function marked(race: Race, right: boolean, left: number): Race {
  if (!right) return { ...race, outcome: 'wrong', play: miss(race.play) };
  const quick = Math.round(quickPoints * Math.min(1, Math.max(0, left)));
  const play = score(race.play, rightPoints + quick);
  return { ...race, outcome: 'right', right: race.right + 1, play };
}

function nextRound(race: Race): Race {
  const play = { ...passTurn(race.play), gained: null };
  return { ...race, at: race.at + 1, picked: null, outcome: 'asked', play };
}

/** A paused race: the class left the activity and can resume the race with the same rounds. */
export interface PausedRace {
  race: Omit<Race, 'rounds'>;
  clock: Clock;
  /** The clock of the answer in progress. */
  answer: Clock;
}

/** Schema of the paused game that the tab persists. */
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

/** Restores the paused race with the current rounds; their distractors may have changed. */
export const goOnRacing = ({ race }: PausedRace, rounds: Race['rounds']): Race => ({
  ...race,
  rounds,
});
