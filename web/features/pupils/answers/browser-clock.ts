import type { AnswerClock } from './answer-world.ts';

/** The page's time. */
export const browserClock: AnswerClock = {
  now: () => Date.now(),
  after(milliseconds, work) {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
};
