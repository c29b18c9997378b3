import { useCallback, useEffect, useState } from 'react';

/** A clock that can be stopped; time comes from outside, in milliseconds of any steady clock. */
export interface Clock {
  /** Run up before it was last started. */
  banked: number;
  /** When it was last started; null while it stands still. */
  since: number | null;
}

export const stoppedClock: Clock = { banked: 0, since: null };

/** A running clock goes on as it is. */
export function startClock(clock: Clock, now: number): Clock {
  return clock.since === null ? { ...clock, since: now } : clock;
}

/** A clock that stands still stays as it is. */
export function pauseClock(clock: Clock, now: number): Clock {
  return clock.since === null ? clock : { banked: elapsed(clock, now), since: null };
}

/** Milliseconds run, never fewer than were banked, whatever `now` says. */
export function elapsed({ banked, since }: Clock, now: number): number {
  return since === null ? banked : banked + Math.max(0, now - since);
}

/** Milliseconds left of a limit; 0 once it is over. */
export function remaining(clock: Clock, limit: number, now: number): number {
  return Math.max(0, limit - elapsed(clock, now));
}

/** `65000` -> `1:05`; whole seconds, as a scoreboard shows them. */
export function showTime(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

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
