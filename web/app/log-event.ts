import type { AnalyticsEvent } from '#contracts/analytics/event.ts';
import { maxEvents } from '#contracts/analytics/max-events.ts';
import { signedIn } from '../teach/signed-in.ts';
import { http } from './http/http.ts';

/** Browser dependencies of usage analytics, which tests replace with fakes. */
export interface AnalyticsDependencies {
  /** Returns true if a user is signed in whose events are counted. */
  counts: () => boolean;
  send: (events: readonly AnalyticsEvent[]) => Promise<unknown>;
  /** Runs `call` after a delay of `ms` milliseconds. */
  later: (call: () => void, ms: number) => void;
  log: (...words: unknown[]) => void;
}

/** Batching delay for events, in milliseconds. */
const waitMs = 10_000;

/**
 * Counts usage while a teacher is signed in. Events are sent in batches and never block the user. Events that
 * cannot be sent are logged and dropped (specification 8).
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
    /** Sends pending events immediately, because the user is leaving the page. */
    flush,
  };
}

/** The analytics of this page. Uses keepalive calls, because a beacon cannot carry credentials. */
const analytics = createAnalytics({
  counts: () => signedIn()?.teaches === true,
  send: (events) => http.post('/custom_analytics', { events }, { keepalive: true, sendOnce: true }),
  later: (call, ms) => void setTimeout(call, ms),
  log: (...words) => console.info(...words),
});

/** Counts one event. Does nothing unless a teacher is signed in. */
export const logEvent = (event: AnalyticsEvent): void => analytics.log(event);

/**
 * The event for a click: the `data-log` of the element, or of its nearest ancestor that has one, and the tag
 * name of that element.
 */
function eventOf(target: EventTarget | null): { id: string; type: string } | null {
  const element = target instanceof Element ? target.closest<HTMLElement>('[data-log]') : null;
  const id = element?.dataset.log;
  return element && id ? { id, type: element.tagName.toLowerCase() } : null;
}

/**
 * Counts every click on an element with `data-log`, on the whole page, and sends pending events when the page
 * is hidden.
 */
export function watchUse(): void {
  // Uses the capture phase, because an element may stop its clicks from propagating.
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
