import type { AnswerClock } from './answer-dependencies.ts';

/** A pause between two changes longer than this is a break, not time on task; milliseconds. */
const longestThought = 120_000;

/** Counts the time a pupil works, in whole seconds; the remainder carries over to the next call. */
export function createTimeOnTask(clock: AnswerClock) {
  let last = clock.now();
  const passed = () => Math.max(0, clock.now() - last);
  return {
    /** Returns the seconds since the last change, including time to think. */
    spend(): number {
      const time = passed();
      const seconds = Math.floor(Math.min(longestThought, time) / 1000);
      last = time > longestThought ? clock.now() : last + seconds * 1000;
      return seconds;
    },
    /** Restarts the clock, for example after sleep; returns the milliseconds that are not counted. */
    restart(): number {
      const away = passed();
      last = clock.now();
      return away;
    },
  };
}
