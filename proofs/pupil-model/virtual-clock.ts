import type { AnswerClock } from '#web/features/pupils/answers/answer-dependencies.ts';

export interface VirtualClock extends AnswerClock {
  /** Lets time pass: runs each timer that falls due, with everything that follows from it. */
  pass(milliseconds: number): Promise<void>;
  /** The device sleeps: time passes and nothing runs; timers that fell due run afterwards. */
  sleep(milliseconds: number): void;
  /** Waits for real work, such as a call to the database, that is outside this virtual time. */
  track<T>(work: Promise<T>): Promise<T>;
  /** Waits until all work that takes no virtual time is done. */
  settle(): Promise<void>;
}

/** A clock that advances only when a test says so, however long the real work takes. */
export function createVirtualClock(start: number, random: () => number): VirtualClock {
  let now = start;
  let running = 0;
  let timers: { at: number; work: () => void }[] = [];
  const settle = async () => {
    do await new Promise((resolve) => setImmediate(resolve));
    while (running > 0);
    // Lets code that awaited that work continue.
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
