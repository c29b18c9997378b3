import { useCallback, useEffect, useState } from 'react';

/** A clock that can be stopped. The caller passes the time, in milliseconds of any monotonic clock. */
export interface Clock {
  /** Milliseconds accumulated before the clock was last started. */
  banked: number;
  /** The time when the clock was last started; null while it is stopped. */
  since: number | null;
}

export const stoppedClock: Clock = { banked: 0, since: null };

/** Starts the clock; no effect if it is already running. */
export function startClock(clock: Clock, now: number): Clock {
  return clock.since === null ? { ...clock, since: now } : clock;
}

/** Stops the clock; no effect if it is already stopped. */
export function pauseClock(clock: Clock, now: number): Clock {
  return clock.since === null ? clock : { banked: elapsed(clock, now), since: null };
}

/** Returns the elapsed milliseconds. The result is at least `banked`, even if `now` is before `since`. */
export function elapsed({ banked, since }: Clock, now: number): number {
  return since === null ? banked : banked + Math.max(0, now - since);
}

/** Returns the milliseconds that remain of a limit; 0 once the limit is reached. */
export function remaining(clock: Clock, limit: number, now: number): number {
  return Math.max(0, limit - elapsed(clock, now));
}

const now = () => performance.now();

/**
 * The clock of a game, resumed from `left`. It never causes a rerender of the board, because `ClockFace`
 * updates itself.
 */
export function useClock(left: Clock = stoppedClock) {
  const [clock, setClock] = useState(left);
  // Pauses while the lesson is not visible on the screen.
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
    /** Resets the clock to zero and starts it immediately, for the next question of a race. */
    restart: useCallback(() => setClock({ banked: 0, since: now() }), []),
    /** Returns the clock in its stopped state, which is saved when a game is interrupted. */
    stopped: () => pauseClock(clock, now()),
  };
}

export type GameClock = ReturnType<typeof useClock>;

/**
 * Returns the elapsed milliseconds, updated five times a second. This is often enough to display seconds, and
 * cheap to render.
 */
export function useElapsed(clock: Clock): number {
  const [, tick] = useState(0);
  useEffect(() => {
    if (clock.since === null) return;
    const timer = setInterval(() => tick((count) => count + 1), 200);
    return () => clearInterval(timer);
  }, [clock]);
  return elapsed(clock, now());
}
