import type { AnalyticsEvent } from '#contracts/analytics/event.ts';
import { maxEvents } from '#contracts/analytics/max-events.ts';
import { signedIn } from '../teach/signed-in.ts';
import { http } from './http/http.ts';

/** What the counting of use needs of the browser; tests hand in fakes. */
export interface AnalyticsDependencies {
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
export function createAnalytics(world: AnalyticsDependencies) {
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
      if (waiting.length >= maxEvents) flush();
      else if (!planned) {
        planned = true;
        world.later(flush, waitMs);
      }
    },
    /** Sends what waits, at once: the page is going away. */
    flush,
  };
}

/**
 * The counting of this page. It sends calls that outlive the page, and no beacons: a beacon cannot say
 * who sends it.
 */
const analytics = createAnalytics({
  counts: () => signedIn()?.teaches === true,
  send: (events) => http.post('/custom_analytics', { events }, { keepalive: true, sendOnce: true }),
  later: (call, ms) => void setTimeout(call, ms),
  log: (...words) => console.info(...words),
});

/** Counts one use. Nothing happens unless a teacher is signed in. */
export const logEvent = (event: AnalyticsEvent): void => analytics.log(event);

/** What a click tells: the `data-log` of the element or of one around it, and its tag name. */
function eventOf(target: EventTarget | null): { id: string; type: string } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-log]') : null;
  const id = element?.dataset.log;
  return element && id ? { id, type: element.tagName.toLowerCase() } : null;
}

/**
 * Counts every click on an element that carries `data-log`, on the whole page, and sends what waits when
 * the page goes out of sight.
 */
export function watchUse(): void {
  // Capturing, because an element may keep its clicks to itself.
  addEventListener(
    'click',
    ({ target }) => {
      const event = eventOf(target);
      if (event) logEvent(event);
    },
    { capture: true, passive: true },
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') analytics.flush();
  });
}
