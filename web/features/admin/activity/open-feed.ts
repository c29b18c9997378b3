import type { ActivityPage, ReplayOutcome } from '#contracts/admin/activity.ts';
import { type FeedEffect, type FeedEvent, type News, notLoaded, reduce } from './reduce-feed.ts';

/** Dependencies of a feed, which tests replace with fakes. */
export interface FeedDependencies {
  /** Fetches a page with these query parameters, added to those of the filters. */
  get: (more: Record<string, string>) => Promise<ActivityPage>;
  /** Schedules work; returns a function that cancels it. */
  later: (milliseconds: number, work: () => void) => () => void;
  /** True if the page is hidden. */
  isHidden: () => boolean;
}

export type Feed = ReturnType<typeof openFeed>;

/** The maximum number of pages that a poll fetches. */
const maxPages = 5;

/**
 * The stream as one list: a first page, older pages on request, and new events as they happen. Polls every
 * three seconds while it is visible and not paused. Each poll starts at the position that the last poll
 * returned (`ActivityPage.head`), so that a pause or a failed poll skips no events. `reduce` makes all
 * decisions; this function stores the state and runs the effects.
 */
export function openFeed(world: FeedDependencies) {
  let state = notLoaded;
  const listeners = new Set<() => void>();
  let callOff = () => {};

  async function dispatch(event: FeedEvent): Promise<void> {
    const { shown } = state;
    const step = reduce(state, event, world.isHidden());
    state = step.state;
    const running = step.effects.map(run);
    if (state.shown !== shown) for (const listener of listeners) listener();
    await Promise.all(running);
  }

  async function run(effect: FeedEffect): Promise<void> {
    switch (effect.type) {
      case 'load':
        return world.get({}).then(
          (page) => dispatch({ type: 'loaded', page }),
          (error: unknown) => dispatch({ type: 'notLoaded', error }),
        );
      case 'poll':
        return fetchNew(effect.after).then(
          (news) => dispatch({ type: 'polled', news }),
          () => dispatch({ type: 'notPolled' }),
        );
      case 'loadOlder':
        try {
          const page = await world.get({ before: effect.before });
          return await dispatch({ type: 'olderLoaded', page });
        } catch (error) {
          void dispatch({ type: 'olderNotLoaded' });
          throw error;
        }
      case 'timer':
        callOff();
        callOff = world.later(effect.wait, on('due'));
        return;
      case 'stopTimer':
        return callOff();
    }
  }

  async function fetchNew(after: string): Promise<News> {
    const first = await world.get({ after });
    const came = [...first.events];
    let place = first.next;
    for (let pages = 1; place; pages += 1) {
      if (pages === maxPages) return null;
      const page = await world.get({ after: place });
      came.push(...page.events);
      place = page.next;
    }
    return { came, head: first.head };
  }

  const on = (type: 'load' | 'due' | 'pause' | 'goOn' | 'sightChanged' | 'close') => () =>
    void dispatch({ type });

  on('load')();
  return {
    state: () => state.shown,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Starts over after a failure. */
    again: on('load'),
    pause: on('pause'),
    goOn: on('goOn'),
    /** Called when the page becomes visible or hidden. */
    sightChanged: on('sightChanged'),
    /** Loads older events. Rejects if they cannot be loaded. */
    loadOlder: () => dispatch({ type: 'loadOlder' }),
    /** Records that a dead letter in the list was replayed. */
    settleLetter: (id: string, replay: ReplayOutcome) =>
      void dispatch({ type: 'settleLetter', id, replay }),
    close: on('close'),
  };
}
