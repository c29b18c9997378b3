import { useEffect, useRef } from 'react';
import { type Clock, remaining } from '../games/clock.ts';
import { type GameClock, useClock } from '../games/use-clock.ts';

interface RaceClock {
  /** The clock of the whole game: when it stands still, so does the answer's. */
  game: GameClock;
  /** Seconds for one answer; 0 for no limit. */
  seconds: number;
  /** Which round is on screen: a new one begins with all its time. */
  round: number;
  /** True while the class is still to answer. */
  waiting: boolean;
  onLate: () => void;
  /** How much of it had passed when the race was left. */
  left: Clock | undefined;
}

/** The time for one answer: it runs while the class thinks and the game is not paused. */
export function useRaceClock({ game, seconds, round, waiting, onLate, left }: RaceClock) {
  const answer = useClock(left);
  const limit = seconds * 1000;
  const runs = seconds > 0 && game.running && waiting;
  const late = useRef(onLate);
  late.current = onLate;
  const { reset, start, pause, clock } = answer;
  const timed = useRef(round);
  useEffect(() => {
    // A new round begins anew; one that was left goes on.
    if (timed.current !== round) reset();
    timed.current = round;
  }, [round, reset]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a clock that was set back has to run again
  useEffect(() => {
    if (runs) start();
    else pause();
  }, [runs, round, start, pause]);
  useEffect(() => {
    if (clock.since === null) return;
    const left = remaining(clock, limit, performance.now());
    const timer = setTimeout(() => late.current(), left);
    return () => clearTimeout(timer);
  }, [clock, limit]);
  return {
    clock: answer,
    limit,
    /** The share of the time that is left, from 0 to 1; 0 without a limit. */
    left: () => (limit > 0 ? remaining(clock, limit, performance.now()) / limit : 0),
  };
}
