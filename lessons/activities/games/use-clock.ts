import { useCallback, useEffect, useState } from 'react';
import { type Clock, elapsed, pauseClock, startClock, stoppedClock } from './clock.ts';

const now = () => performance.now();

/**
 * The clock of a game, from where it was `left`. It draws nothing by itself: `ClockFace` ticks, so that a
 * board need not.
 */
export function useClock(left: Clock = stoppedClock) {
  const [clock, setClock] = useState(left);
  // A lesson that is not on screen is not being played.
  useEffect(() => {
    const hidden = () => {
      if (document.hidden) setClock((current) => pauseClock(current, now()));
    };
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, []);
  return {
    clock,
    running: clock.since !== null,
    start: useCallback(() => setClock((current) => startClock(current, now())), []),
    pause: useCallback(() => setClock((current) => pauseClock(current, now())), []),
    reset: useCallback(() => setClock(stoppedClock), []),
    /** Stands at nothing and runs at once: the next question of a race. */
    restart: useCallback(() => setClock({ banked: 0, since: now() }), []),
    /** The clock as it stands, stopped: how a game is left. */
    stopped: () => pauseClock(clock, now()),
  };
}

export type GameClock = ReturnType<typeof useClock>;

/** Milliseconds of the clock as they pass, five times a second: enough for seconds, cheap to draw. */
export function useElapsed(clock: Clock): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (clock.since === null) return;
    const timer = setInterval(() => tick((count) => count + 1), 200);
    return () => clearInterval(timer);
  }, [clock]);
  return elapsed(clock, now());
}
