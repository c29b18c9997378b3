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

/** The most that a quick answer adds where a time is set; the last second adds nothing. */
const quickPoints = 5;

/** A race of translation under way. */
export interface Race {
  rounds: readonly Round[];
  /** Which round is on screen; their number once the game is over. */
  at: number;
  /** The answer that was picked, by its item's id; null for none. */
  picked: string | null;
  /** `asked`: nothing yet; `open`: the answer is in sight, not yet marked. */
  outcome: 'asked' | 'open' | 'right' | 'wrong' | 'late';
  right: number;
  play: Play;
}

export type RaceMove =
  /** One of four is picked. `left` is the share of the time that is left, from 0 to 1; 0 without one. */
  | { kind: 'pick'; id: string; left: number }
  /** The answer is uncovered, to be marked by the teacher. */
  | { kind: 'open' }
  | { kind: 'mark'; right: boolean; left: number }
  | { kind: 'late' }
  | { kind: 'next' };

export function startRace(rounds: readonly Round[], names: readonly string[]): Race {
  return { rounds, at: 0, picked: null, outcome: 'asked', right: 0, play: startPlay(names) };
}

export const isRaceOver = ({ at, rounds }: Race): boolean => at >= rounds.length;

/** True while the class is still to answer. */
export const isWaiting = ({ outcome }: Race): boolean => outcome === 'asked' || outcome === 'open';

/** One move; what cannot be done now changes nothing. */
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
