import {
  type ActivityEvent,
  type ActivityPage,
  type ReplayOutcome,
  rankOf,
  writePlace,
} from '#contracts/admin/activity.ts';

/** The state that the screen renders. */
export interface FeedState {
  phase: 'loading' | 'failed' | 'ready';
  error: unknown;
  /** The events, newest first and without duplicates. */
  events: readonly ActivityEvent[];
  /** True if there are older events to load. */
  hasOlder: boolean;
  isLoadingOlder: boolean;
  person: ActivityPage['person'];
  /** `lost` means that the last poll failed; polling continues. */
  live: 'on' | 'paused' | 'lost';
  /** Number of events that arrived while live. */
  arrived: number;
}

export interface Following {
  shown: FeedState;
  /**
   * `head` is where the next poll starts. `older` is where the older events start; null if there are none.
   */
  head: string;
  next: string | null;
  isPolling: boolean;
  /** Number of consecutive failed polls. */
  failures: number;
  isClosed: boolean;
}

/** All new events, and where the next poll starts; null if there are so many that starting over is faster. */
export type News = { came: ActivityEvent[]; head: string } | null;

export type FeedEvent =
  /** Starts, or starts over after a failure. */
  | { type: 'load' }
  | { type: 'loaded'; page: ActivityPage }
  | { type: 'notLoaded'; error: unknown }
  /** The next poll is due. */
  | { type: 'due' }
  | { type: 'polled'; news: News }
  | { type: 'notPolled' }
  | { type: 'loadOlder' }
  | { type: 'olderLoaded'; page: ActivityPage }
  | { type: 'olderNotLoaded' }
  | { type: 'pause' }
  | { type: 'goOn' }
  /** The page became visible or hidden. */
  | { type: 'sightChanged' }
  /** A dead letter in the list was replayed. */
  | { type: 'settleLetter'; id: string; replay: ReplayOutcome }
  | { type: 'close' };

/**
 * An effect to run. Each request ends with one of two events above, for success or failure. The only timer
 * ends with the event `due`.
 */
export type FeedEffect =
  | { type: 'load' }
  | { type: 'poll'; after: string }
  | { type: 'loadOlder'; before: string }
  | { type: 'timer'; wait: number }
  | { type: 'stopTimer' };

const pollInterval = 3_000;
const maxInterval = 30_000;
/** The maximum number of events on the page. */
const maxShown = 1_000;

export const notLoaded: Following = {
  shown: {
    phase: 'loading',
    error: null,
    events: [],
    hasOlder: false,
    isLoadingOlder: false,
    person: null,
    live: 'on',
    arrived: 0,
  },
  head: '',
  next: null,
  isPolling: false,
  failures: 0,
  isClosed: false,
};

interface Step {
  state: Following;
  effects: FeedEffect[];
}

/**
 * Returns the next state and the effects of an event. `isHidden` is true if the page is hidden. A closed feed
 * ignores all events.
 */
export function reduce(state: Following, event: FeedEvent, isHidden: boolean): Step {
  const { shown } = state;
  const isPaused = shown.live === 'paused';
  if (state.isClosed) return step(state);
  switch (event.type) {
    case 'load':
      return load(show(state, { phase: 'loading', error: null }));
    case 'loaded': {
      const { events, head, next, person } = event.page;
      const hasOlder = next !== null;
      const live = isPaused ? 'paused' : 'on';
      return plan(
        show(
          { ...state, head, next, failures: 0, isPolling: false },
          { phase: 'ready', error: null, events, hasOlder, person, live },
        ),
        isHidden,
      );
    }
    case 'notLoaded':
      return step(
        show({ ...state, isPolling: false }, { phase: 'failed', error: event.error }),
        stop,
      );
    case 'due':
      return poll(state);
    case 'polled': {
      const polled = { ...state, failures: 0, isPolling: false };
      // If the feed was paused during the poll, the next poll starts at the same position.
      if (isPaused) return step(polled);
      return event.news ? plan(add(polled, event.news), isHidden) : load({ ...state, failures: 0 });
    }
    case 'notPolled': {
      const failed = { ...state, failures: state.failures + 1, isPolling: false };
      return isPaused ? step(failed) : plan(show(failed, { live: 'lost' }), isHidden);
    }
    case 'loadOlder':
      if (!state.next || shown.isLoadingOlder) return step(state);
      return step(show(state, { isLoadingOlder: true }), {
        type: 'loadOlder',
        before: state.next,
      });
    case 'olderLoaded': {
      const { next } = event.page;
      const { events } = mergeNew(shown.events, event.page.events, Number.POSITIVE_INFINITY);
      const change = { events, hasOlder: next !== null, isLoadingOlder: false };
      return step(show({ ...state, next }, change));
    }
    case 'olderNotLoaded':
      return step(show(state, { isLoadingOlder: false }));
    case 'pause':
      return step(show(state, { live: 'paused' }), stop);
    case 'goOn':
      return poll(show(state, { live: 'on' }));
    case 'sightChanged':
      if (isHidden) return step(state, stop);
      return isPaused ? step(state) : poll(state);
    case 'settleLetter': {
      const { id, replay } = event;
      const events = shown.events.map((one) =>
        one.kind === 'dead-letter' && one.id === id ? { ...one, replay } : one,
      );
      return step(show(state, { events }));
    }
    case 'close':
      return step({ ...state, isClosed: true }, stop);
  }
}

const stop: FeedEffect = { type: 'stopTimer' };

const step = (state: Following, ...effects: FeedEffect[]): Step => ({ state, effects });

const show = (state: Following, change: Partial<FeedState>): Following => ({
  ...state,
  shown: { ...state.shown, ...change },
});

/** Loads the first page. There are no polls until it is loaded. */
const load = (state: Following): Step => step(state, stop, { type: 'load' });

function poll(state: Following): Step {
  if (state.isPolling || state.shown.phase !== 'ready') return step(state);
  return step({ ...state, isPolling: true }, stop, { type: 'poll', after: state.head });
}

/** Waits for the next poll, longer after each failure. A hidden page does not poll. */
function plan(state: Following, isHidden: boolean): Step {
  const { live } = state.shown;
  if (live === 'paused' || isHidden) return step(state, stop);
  const wait = Math.min(maxInterval, pollInterval * 2 ** state.failures);
  return step(state, { type: 'timer', wait });
}

function add(state: Following, { came, head }: NonNullable<News>): Following {
  const { shown } = state;
  // A user who has loaded older pages keeps the same number of lines.
  const most = Math.max(maxShown, shown.events.length);
  const { events, added } = mergeNew(shown.events, came, most);
  const last = events.at(-1);
  const isCut = events.length === most && added.length > 0;
  const next =
    isCut && last ? writePlace({ at: last.at, rank: rankOf(last.kind), id: last.id }) : state.next;
  const arrived = shown.arrived + added.length;
  return show({ ...state, head, next }, { events, live: 'on', hasOlder: next !== null, arrived });
}

const keyOf = ({ kind, id }: ActivityEvent) => `${kind} ${id}`;

/** Sorts newest first: by time, then kind, then id, as the server does. */
function newerFirst(one: ActivityEvent, other: ActivityEvent): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  if (one.kind !== other.kind) return rankOf(other.kind) - rankOf(one.kind);
  return one.id < other.id ? 1 : -1;
}

/**
 * Merges new events into a list sorted newest first, without duplicates. Duplicates occur because each poll
 * also returns the last half minute again, in case an event was stored late. Keeps at most `most` events; the
 * oldest are dropped and can be loaded again. Also returns which events were new.
 */
export function mergeNew(
  events: readonly ActivityEvent[],
  came: readonly ActivityEvent[],
  most: number,
): { events: ActivityEvent[]; added: ActivityEvent[] } {
  const known = new Set(events.map(keyOf));
  const added = came.filter((event) => {
    const isNew = !known.has(keyOf(event));
    known.add(keyOf(event));
    return isNew;
  });
  return { events: [...events, ...added].sort(newerFirst).slice(0, most), added };
}
