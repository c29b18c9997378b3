import type { AnswerClock } from './answer-dependencies.ts';

/** Longer than this between two changes is a break, not time on task; milliseconds. */
const longestThought = 120_000;

/** Counts the time that a pupil works, in whole seconds; what is left of one is counted with the next. */
export function createTimeOnTask(clock: AnswerClock) {
  let last = clock.now();
  const passed = () => Math.max(0, clock.now() - last);
  return {
    /** Seconds since the last change, thinking included. */
    spend(): number {
      const time = passed();
      const seconds = Math.floor(Math.min(longestThought, time) / 1000);
      last = time > longestThought ? clock.now() : last + seconds * 1000;
      return seconds;
    },
    /** Begins anew, as after a sleep; answers the milliseconds that are not counted. */
    restart(): number {
      const away = passed();
      last = clock.now();
      return away;
    },
  };
}
