import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '#scripts/processes/start-child.ts';

/** A process that a drill kills and starts again. */
export interface Killable {
  name: string;
  kill(): Promise<void>;
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const reviveWithinMs = 90_000;

/** Starts a program by `start`; it can be killed with -9 and started again, as it was, on the same port. */
export async function startKillable(name: string, start: () => Promise<Child>): Promise<Killable> {
  let child = await start();
  return {
    name,
    kill: () => child.kill(),
    async revive() {
      for (const end = Date.now() + reviveWithinMs; ; ) {
        try {
          child = await start();
          return;
        } catch (error) {
          // Its port, or a lock, may be held for a moment by what it leaves behind.
          if (Date.now() > end) throw error;
          await sleep(250);
        }
      }
    },
    stop: () => child.stop(),
  };
}
