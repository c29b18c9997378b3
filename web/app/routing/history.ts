/** The browser's window as far as the history needs it; tests pass their own. */
export interface HistoryDependencies {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'scrollRestoration' | 'go'>;
  location: Pick<Location, 'pathname' | 'search' | 'hash' | 'href'>;
  addEventListener(
    type: 'popstate' | 'pagehide' | 'pageshow',
    listener: (event: Event) => void,
  ): void;
  /** The vertical scroll position in pixels. */
  readonly scrollY: number;
  scrollTo(options: { top: number }): void;
  document: { getElementById(id: string): Pick<Element, 'scrollIntoView'> | null };
}

/** An address of this document, and its entry of the browser's history. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** The state that the navigation passed on; null if it passed none. It survives a reload. */
  state: unknown;
  /** Identifies the entry. */
  key: string;
}

export interface NavigateOptions {
  /** Overwrites the current entry. */
  replace?: boolean | undefined;
  state?: unknown;
  /** Keeps the scroll position, for another view of the same page. */
  keepScroll?: boolean | undefined;
}

/** A navigation that a guard has held back. */
export interface Held {
  /** Continues the navigation. Only the first call counts. */
  proceed(): void;
}

/** Decides if a place may be left, for example because changes are not saved. */
export interface Guard {
  holds(from: Place, to: Place): boolean;
  onHeld(held: Held): void;
}

/** The part of an entry that the browser stores. `index` is its place among the entries of this document. */
interface Entry {
  key: number;
  index: number;
  state: unknown;
}

/**
 * Navigates within a document. Each entry of the history remembers its scroll position while the document is
 * loaded; after a reload, the browser restores the position itself.
 */
export function createHistory(world: HistoryDependencies) {
  const { history, location } = world;
  const positions = new Map<string, number>();
  const listeners = new Set<() => void>();
  const guards = new Set<Guard>();
  const stored = entryOf(history.state);
  let lastKey = stored?.key ?? 0;
  let keepsScroll = false;
  /** True until the browser is back at the entry that a guard has kept. */
  let isReturning = false;
  /** True until the browser has moved to the entry that was held back before. */
  let isAllowed = false;

  const adopt = (index: number): Entry => {
    const adopted = { key: ++lastKey, index, state: null };
    history.replaceState(adopted, '');
    return adopted;
  };
  history.scrollRestoration = 'manual';

  const read = ({ key, state }: Entry): Place => ({
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    state,
    key: String(key),
  });
  let current = stored ?? adopt(0);
  let place = read(current);
  const opened = place.key;

  const show = () => {
    place = read(current);
    lastKey = Math.max(lastKey, current.key);
    for (const listener of listeners) listener();
  };
  const leave = () => positions.set(place.key, world.scrollY);
  const isHeld = (to: Place, proceed: () => void): boolean => {
    const guard = [...guards].find(({ holds }) => holds(place, to));
    let isPending = true;
    guard?.onHeld({
      proceed() {
        if (isPending) proceed();
        isPending = false;
      },
    });
    return guard !== undefined;
  };

  world.addEventListener('popstate', () => {
    // An entry without a key was created by a link within the page.
    const to = entryOf(history.state) ?? adopt(current.index + 1);
    if (isReturning) {
      // The user may have moved further meanwhile.
      if (to.key !== current.key) history.go(current.index - to.index);
      else isReturning = false;
      return;
    }
    const steps = to.index - current.index;
    const moveThere = () => {
      isAllowed = true;
      history.go(steps);
    };
    if (!isAllowed && steps !== 0 && isHeld(read(to), moveThere)) {
      isReturning = true;
      history.go(-steps);
      return;
    }
    isAllowed = false;
    keepsScroll = false;
    leave();
    current = to;
    show();
  });
  world.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  world.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  const open = (to: string, { replace = false, state = null, keepScroll }: NavigateOptions) => {
    leave();
    keepsScroll = keepScroll ?? false;
    const index = replace ? current.index : current.index + 1;
    const next: Entry = { key: ++lastKey, index, state };
    if (replace) history.replaceState(next, '', to);
    else history.pushState(next, '', to);
    current = next;
    show();
  };

  return {
    place: () => place,
    /** True for the place at which the document was loaded, so the server has responded to its address. */
    isOpened: ({ key }: Pick<Place, 'key'>): boolean => key === opened,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Opens an address of this document, unless a guard holds the navigation back. */
    navigate(to: string, options: NavigateOptions = {}): void {
      const { pathname, search, hash } = new URL(to, location.href);
      const next = { pathname, search, hash, state: options.state ?? null, key: '' };
      if (!isHeld(next, () => open(to, options))) open(to, options);
    },
    /** Moves within the history, as the back and forward buttons do. */
    go: (steps: number): void => history.go(steps),
    /** Asks this guard before each navigation, until the returned function is called. */
    guard(added: Guard): () => void {
      guards.add(added);
      return () => void guards.delete(added);
    },
    /**
     * Scrolls to the stored position of the shown entry, or else to the element in its address, or else to the
     * top. Call it when the page is in the DOM. Right after the document was loaded, the browser scrolls to the
     * position that it has stored.
     */
    restoreScroll(): void {
      const stored = positions.get(place.key);
      const named = place.hash && world.document.getElementById(decoded(place.hash.slice(1)));
      if (stored === undefined && named) named.scrollIntoView();
      else if (stored !== undefined || !(keepsScroll || place.key === opened)) {
        world.scrollTo({ top: stored ?? 0 });
      }
    },
  };
}

function entryOf(stored: unknown): Entry | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const key: unknown = Reflect.get(stored, 'key');
  const index: unknown = Reflect.get(stored, 'index');
  if (typeof key !== 'number' || typeof index !== 'number') return null;
  return { key, index, state: Reflect.get(stored, 'state') ?? null };
}

/** The name in an address; a name that is not well encoded stays as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

let created: ReturnType<typeof createHistory> | undefined;
/** The history of this document, created on first use. */
export const pageHistory = () => {
  created ??= createHistory(window);
  return created;
};
