import {
  type ActivityEvent,
  type ActivityPage,
  type ReplayOutcome,
  rankOf,
  writePlace,
} from '#contracts/admin/activity.ts';

/** Dependencies of a feed; tests pass fakes. */
export interface FeedDependencies {
  /** Fetches a page with these query parameters in addition to the filters. */
  get: (more: Record<string, string>) => Promise<ActivityPage>;
  /** Schedules work; returns a function that cancels it. */
  later: (milliseconds: number, work: () => void) => () => void;
  /** True if the page is hidden. */
  isHidden: () => boolean;
}

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

export type Feed = ReturnType<typeof openFeed>;

const lookEvery = 3_000;
const longestWait = 30_000;
/** The page keeps at most this many events, and a poll fetches at most this many pages. */
const maxShown = 1_000;
const maxPages = 5;

/**
 * The stream as one list: a first page, older pages on request, and new events as they happen. Polls every
 * three seconds while it is visible and not paused, and starts each poll at the position returned by the last
 * one (`ActivityPage.head`), so that a pause or a failed poll skips nothing.
 */
export function openFeed(world: FeedDependencies) {
  let state: FeedState = {
    phase: 'loading',
    error: null,
    events: [],
    hasOlder: false,
    isLoadingOlder: false,
    person: null,
    live: 'on',
    arrived: 0,
  };
  const listeners = new Set<() => void>();
  let [head, next]: [string, string | null] = ['', null];
  let callOff = () => {};
  let [isClosed, isLooking, failures] = [false, false, 0];

  function set(change: Partial<FeedState>) {
    if (isClosed) return;
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function load() {
    callOff();
    try {
      const page = await world.get({});
      [head, next, failures] = [page.head, page.next, 0];
      set({ phase: 'ready', error: null, events: page.events, hasOlder: next !== null });
      set({ person: page.person, live: state.live === 'paused' ? 'paused' : 'on' });
    } catch (error) {
      set({ phase: 'failed', error });
    }
    plan();
  }

  function plan() {
    callOff();
    if (isClosed || state.phase !== 'ready' || state.live === 'paused' || world.isHidden()) return;
    const wait = Math.min(longestWait, lookEvery * 2 ** failures);
    callOff = world.later(wait, () => void look());
  }

  /** Fetches everything new; null if there is so much that a fresh start is shorter. */
  async function fetchNew(): Promise<{ came: ActivityEvent[]; head: string } | null> {
    const first = await world.get({ after: head });
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

  async function look() {
    if (isLooking || state.phase !== 'ready') return;
    callOff();
    isLooking = true;
    try {
      const found = await fetchNew();
      failures = 0;
      // Paused during the request: the next poll starts where this one did.
      if (state.live === 'paused') return;
      if (!found) return await load();
      head = found.head;
      // A user who has loaded older pages keeps as many lines.
      const most = Math.max(maxShown, state.events.length);
      const { events, added } = mergeNew(state.events, found.came, most);
      const last = events.at(-1);
      if (events.length === most && added.length > 0 && last) {
        next = writePlace({ at: last.at, rank: rankOf(last.kind), id: last.id });
      }
      set({ events, live: 'on', hasOlder: next !== null, arrived: state.arrived + added.length });
    } catch {
      failures += 1;
      if (state.live !== 'paused') set({ live: 'lost' });
    } finally {
      isLooking = false;
      plan();
    }
  }

  void load();
  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Starts over after a failure. */
    again() {
      set({ phase: 'loading', error: null });
      void load();
    },
    pause() {
      callOff();
      set({ live: 'paused' });
    },
    goOn() {
      set({ live: 'on' });
      void look();
    },
    /** Called when the page becomes visible or hidden. */
    sightChanged() {
      if (world.isHidden()) callOff();
      else if (state.live !== 'paused') void look();
    },
    async loadOlder() {
      if (!next || state.isLoadingOlder) return;
      set({ isLoadingOlder: true });
      try {
        const page = await world.get({ before: next });
        next = page.next;
        const { events } = mergeNew(state.events, page.events, Number.POSITIVE_INFINITY);
        set({ events, hasOlder: next !== null });
      } finally {
        set({ isLoadingOlder: false });
      }
    },
    /** Records that a letter of the list was replayed. */
    settleLetter(id: string, replay: ReplayOutcome) {
      const events = state.events.map((event) =>
        event.kind === 'dead-letter' && event.id === id ? { ...event, replay } : event,
      );
      set({ events });
    },
    close() {
      isClosed = true;
      callOff();
    },
  };
}

const keyOf = ({ kind, id }: ActivityEvent) => `${kind} ${id}`;

/** Newest first: by moment, then kind, then id, as on the server. */
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
