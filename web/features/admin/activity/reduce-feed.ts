import {
  type ActivityEvent,
  type ActivityPage,
  type ReplayOutcome,
  rankOf,
  writePlace,
} from '#contracts/admin/activity.ts';

/** What the screen renders. */
export interface FeedState {
  phase: 'loading' | 'failed' | 'ready';
  error: unknown;
  /** Newest first, without duplicates. */
  events: readonly ActivityEvent[];
  /** True if there are older events to load. */
  hasOlder: boolean;
  isLoadingOlder: boolean;
  person: ActivityPage['person'];
  /** `lost`: the last poll failed; polling continues. */
  live: 'on' | 'paused' | 'lost';
  /** Number of events that arrived while live. */
  arrived: number;
}

export interface Following {
  shown: FeedState;
  /** Where the next poll starts, and where the older events start; null if there are none. */
  head: string;
  next: string | null;
  isPolling: boolean;
  /** Consecutive failed polls. */
  failures: number;
  isClosed: boolean;
}

/** Everything new, and where the next poll starts; null if there is so much that starting over is faster. */
export type News = { came: ActivityEvent[]; head: string } | null;

export type FeedEvent =
  /** Starts, or starts over after a failure. */
  | { type: 'load' }
  | { type: 'loaded'; page: ActivityPage }
  | { type: 'notLoaded'; error: unknown }
  /** It is time for the next poll. */
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
 * Each request ends with one of two events above, success or failure. There is one timer; it ends with `due`.
 */
export type FeedEffect =
  | { type: 'load' }
  | { type: 'poll'; after: string }
  | { type: 'loadOlder'; before: string }
  | { type: 'timer'; wait: number }
  | { type: 'stopTimer' };

const pollInterval = 3_000;
const maxInterval = 30_000;
/** The page keeps at most this many events. */
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

/** Decides what follows from an event; `isHidden` if the page is. A closed feed ignores everything. */
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
      // Paused during the request: the next poll starts where this one did.
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

/** Loads the first page; there is no poll until it is there. */
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
  // A user who has loaded older pages keeps that many lines.
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

/** Newest first: by time, then kind, then id, as on the server. */
function newerFirst(one: ActivityEvent, other: ActivityEvent): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  if (one.kind !== other.kind) return rankOf(other.kind) - rankOf(one.kind);
  return one.id < other.id ? 1 : -1;
}

/**
 * Merges new events into a list sorted newest first, without duplicates: each poll returns the last half
 * minute again, because an event of that time may have been stored late. Keeps at most `most`; the oldest are
 * dropped, and can be loaded again. Also returns which events were new.
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
