import {
  type ActivityEvent,
  type ActivityPage,
  type ReplayOutcome,
  rankOf,
  writePlace,
} from '#contracts/admin/activity.ts';

/** What a feed needs of the world; tests hand in fakes. */
export interface FeedDependencies {
  /** Asks for a page with what the query is to hold beside the filters. */
  get: (more: Record<string, string>) => Promise<ActivityPage>;
  /** Does something later; answers how to call it off. */
  later: (milliseconds: number, work: () => void) => () => void;
  /** Whether nobody can see the page now. */
  isHidden: () => boolean;
}

export interface FeedState {
  phase: 'loading' | 'failed' | 'ready';
  error: unknown;
  /** Newest first, each once. */
  events: readonly ActivityEvent[];
  /** There are older ones to load. */
  hasOlder: boolean;
  isLoadingOlder: boolean;
  person: ActivityPage['person'];
  /** `lost`: the last look failed; the next one comes by itself. */
  live: 'on' | 'paused' | 'lost';
  /** How many came while following. */
  arrived: number;
}

export type Feed = ReturnType<typeof openFeed>;

const lookEvery = 3_000;
const longestWait = 30_000;
/** More than this many events are not kept on the page, nor that many pages fetched in one look. */
const maxShown = 1_000;
const maxPages = 5;

/**
 * The stream as one list: a page to begin with, older pages when asked, and new events as they happen.
 * It looks every three seconds as long as somebody can see it and has not paused it, and begins each
 * look where the last one says (`ActivityPage.head`), so that a pause or a failed look skips nothing.
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

  /** Everything that is new, or null where it is so much that beginning anew is shorter. */
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
      // Paused meanwhile: the next look begins where this one did.
      if (state.live === 'paused') return;
      if (!found) return await load();
      head = found.head;
      // Whoever has loaded older pages keeps as many lines.
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
    /** Begins anew after a failure. */
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
    /** The page came into sight or went out of it. */
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
    /** A letter of the list was replayed. */
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

/** Newest first: by moment, then kind, then id, as the server has it. */
function newerFirst(one: ActivityEvent, other: ActivityEvent): number {
  if (one.at !== other.at) return one.at < other.at ? 1 : -1;
  if (one.kind !== other.kind) return rankOf(other.kind) - rankOf(one.kind);
  return one.id < other.id ? 1 : -1;
}

/**
 * Puts what came into a list that stands newest first, each event once: a follower is told the last half
 * minute again and again, because something of then may have been stored late. At most `most` stay; the
 * oldest go, and can be loaded again. Answers what is new among them.
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
