import type { AnalyticsEvent } from '#contracts/analytics/event.ts';
import { mostEvents } from '#contracts/analytics/most-events.ts';

/** What the counting of use needs of the browser; tests hand in fakes. */
export interface AnalyticsWorld {
  /** Whether somebody is signed in whose use is counted. */
  counts: () => boolean;
  send: (events: readonly AnalyticsEvent[]) => Promise<unknown>;
  /** Calls after a while. */
  later: (call: () => void, ms: number) => void;
  log: (...words: unknown[]) => void;
}

/** Events wait for each other so long. */
const waitMs = 10_000;

/**
 * Counts what is used: nothing unless a teacher is signed in, several events in one call, and never in
 * anybody's way. What cannot be sent is only logged and gone (specification 8).
 */
export function createAnalytics(world: AnalyticsWorld) {
  let waiting: AnalyticsEvent[] = [];
  let planned = false;

  function flush(): void {
    planned = false;
    const events = waiting;
    waiting = [];
    if (events.length === 0 || !world.counts()) return;
    world.send(events).catch((error: unknown) => world.log('What was used was not counted', error));
  }

  return {
    log(event: AnalyticsEvent): void {
      if (!world.counts()) return;
      waiting.push(event);
      if (waiting.length >= mostEvents) flush();
      else if (!planned) {
        planned = true;
        world.later(flush, waitMs);
      }
    },
    /** Sends what waits, at once: the page is going away. */
    flush,
  };
}
