import { setTimeout as sleep } from 'node:timers/promises';
import type { Child } from '#scripts/processes/start-child.ts';

/** A process that a drill kills and restarts. */
export interface Killable {
  name: string;
  kill(): Promise<void>;
  revive(): Promise<void>;
  stop(): Promise<void>;
}

const reviveWithinMs = 90_000;

/**
 * Starts a program with `start`. The program can be killed with -9 and restarted unchanged, on the same port.
 */
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
          // The port or a lock of the killed process may not be free for a moment.
          if (Date.now() > end) throw error;
          await sleep(250);
        }
      }
    },
    stop: () => child.stop(),
  };
}
