import type { AnswerClock } from '#web/pupil/answers/answer-dependencies.ts';

export interface VirtualClock extends AnswerClock {
  /** Advances the clock. Runs each timer that becomes due, with all work that follows from it. */
  pass(milliseconds: number): Promise<void>;
  /** Simulates a sleeping device: time passes but no timers run. Timers that became due run afterwards. */
  sleep(milliseconds: number): void;
  /** Waits for real work outside this virtual time, such as a call to the database. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Waits until all work that takes no virtual time is done. */
  settle(): Promise<void>;
}

/** Creates a clock that advances only when a test advances it, however long the real work takes. */
export function createVirtualClock(start: number, random: () => number): VirtualClock {
  let now = start;
  let running = 0;
  let timers: { at: number; work: () => void }[] = [];
  const settle = async () => {
    do await new Promise((resolve) => setImmediate(resolve));
    while (running > 0);
    // Allow code that awaited this work to continue.
    await new Promise((resolve) => setImmediate(resolve));
    if (running > 0) await settle();
  };
  const clock: VirtualClock = {
    now: () => now,
    random,
    after(milliseconds, work) {
      const timer = { at: now + milliseconds, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.work();
        await settle();
      }
      now = Math.max(now, end);
    },
    sleep(milliseconds) {
      now += milliseconds;
    },
    async track(work) {
      running += 1;
      try {
        return await work;
      } finally {
        running -= 1;
      }
    },
    settle,
  };
  return clock;
}
