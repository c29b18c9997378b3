import { useSyncExternalStore } from 'react';
import { type FoundPupilPage, pupilPageAt } from '#contracts/homework/pupil-pages.ts';

/** The browser's history as far as the router needs it; tests pass their own. */
export interface RouterDependencies {
  history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'scrollRestoration'>;
  location: Pick<Location, 'pathname' | 'search' | 'hash'>;
  addEventListener(
    type: 'popstate' | 'pagehide' | 'pageshow',
    listener: (event: Event) => void,
  ): void;
  /** The vertical scroll position in pixels. */
  readonly scrollY: number;
  scrollTo(options: { top: number }): void;
}

/** The address that is shown, and its page. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  /** Null if the address does not belong to the pupils' side. */
  page: FoundPupilPage | null;
  /** Identifies the entry of the history. */
  key: number;
}

/**
 * Navigates between the pages of the pupils' side without loading a page. Each entry of the history remembers
 * its scroll position while the page is loaded; after a reload, the browser restores the position itself.
 */
export function createRouter(world: RouterDependencies) {
  const { history, location } = world;
  const positions = new Map<number, number>();
  const listeners = new Set<() => void>();
  let lastKey = Math.max(0, keyOf(history.state));
  const nextKey = () => ({ key: ++lastKey });

  const read = (): Place => ({
    pathname: location.pathname,
    search: location.search,
    hash: location.hash,
    page: pupilPageAt(location.pathname),
    key: keyOf(history.state),
  });
  if (keyOf(history.state) < 0) history.replaceState(nextKey(), '');
  history.scrollRestoration = 'manual';
  let place = read();

  const show = () => {
    place = read();
    lastKey = Math.max(lastKey, place.key);
    for (const listener of listeners) listener();
  };
  const leave = () => positions.set(place.key, world.scrollY);
  world.addEventListener('popstate', () => {
    leave();
    // An entry without a key was created by a link within the page.
    if (keyOf(history.state) < 0) history.replaceState(nextKey(), '');
    show();
  });
  world.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
  world.addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  return {
    place: () => place,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Opens an address of the pupils' side; `replace` overwrites the current entry of the history. */
    navigate(to: string, { replace = false } = {}): void {
      leave();
      if (replace) history.replaceState(nextKey(), '', to);
      else history.pushState(nextKey(), '', to);
      show();
    },
    /** Scrolls to the stored position of the shown entry, or to the top. Call when its page is in the DOM. */
    restoreScroll: () => world.scrollTo({ top: positions.get(place.key) ?? 0 }),
  };
}

/** The entry's key; -1 if it has none. */
function keyOf(state: unknown): number {
  const key = typeof state === 'object' && state !== null && Reflect.get(state, 'key');
  return typeof key === 'number' ? key : -1;
}

let created: ReturnType<typeof createRouter> | undefined;
/** The router of this page, created on first use. */
export const router = () => {
  created ??= createRouter(window);
  return created;
};

/** The address that is shown; the component renders again when it changes. */
export const usePlace = (): Place => useSyncExternalStore(router().subscribe, router().place);

/** The parameters of the shown address, by their name in `pupilPages`. */
export const usePageParams = (): FoundPupilPage['params'] => usePlace().page?.params ?? {};
