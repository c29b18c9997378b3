import { expect, test, vi } from 'vitest';
import { createHistory, type Held } from './history.ts';

/** A browser's window with a history; `go` moves in it as the back and forward buttons do. */
function open(address: string, state: unknown = null) {
  const listeners = new Map<string, (event: Event) => void>();
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(address, 'https://x'), state }];
  let at = 0;
  const here = () => entries[at] ?? { url: new URL('https://x'), state: null };
  const scrolledTo: (number | string)[] = [];
  const fire = (type: string) => listeners.get(type)?.(new Event(type));
  const go = (by = 0) => {
    at += by;
    fire('popstate');
  };
  const world = {
    scrollY: 0,
    scrollTo: ({ top }: { top: number }) => void scrolledTo.push(top),
    document: {
      getElementById: (id: string) =>
        id === 'näher' ? { scrollIntoView: () => void scrolledTo.push(id) } : null,
    },
    location: {
      get pathname() {
        return here().url.pathname;
      },
      get search() {
        return here().url.search;
      },
      get hash() {
        return here().url.hash;
      },
      get href() {
        return here().url.href;
      },
    },
    history: {
      scrollRestoration: 'auto' as ScrollRestoration,
      go,
      get state() {
        return here().state;
      },
      pushState(pushed: unknown, _: string, to: string) {
        const url = new URL(to, here().url);
        entries.splice(++at, entries.length, { url, state: pushed });
      },
      replaceState(replaced: unknown, _: string, to?: string) {
        entries[at] = { url: to ? new URL(to, here().url) : here().url, state: replaced };
      },
    },
    addEventListener: (type: string, listener: (event: Event) => void) =>
      void listeners.set(type, listener),
  };
  const history = createHistory(world);
  const paths = () => entries.map(({ url }) => url.pathname + url.search);
  return { world, history, entries, paths, scrolledTo, go, fire, at: () => at };
}

test('navigates without loading a page, and tells its listeners', () => {
  const { history, paths } = open('/a?x=1');
  expect(history.place()).toMatchObject({ pathname: '/a', search: '?x=1', hash: '', state: null });
  const listener = vi.fn();
  const stop = history.subscribe(listener);
  history.navigate('/b', { state: 'kept' });
  expect(history.place()).toMatchObject({ pathname: '/b', state: 'kept' });
  history.navigate('?y=2', { replace: true });
  expect(history.place()).toMatchObject({ pathname: '/b', search: '?y=2', state: null });
  expect(paths()).toEqual(['/a?x=1', '/b?y=2']);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  history.navigate('/c');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('scrolls a new page to the top, and an earlier one to where it was left', () => {
  const { world, history, scrolledTo, go } = open('/a');
  world.scrollY = 400;
  history.navigate('/b');
  history.restoreScroll();
  world.scrollY = 50;
  go(-1);
  history.restoreScroll();
  go(1);
  history.restoreScroll();
  expect(scrolledTo).toEqual([0, 400, 50]);
  expect(history.place().pathname).toBe('/b');
});

test('scrolls to the element in the address, and not at all for another view of the page', () => {
  const { history, scrolledTo } = open('/a');
  for (const hash of ['#n%C3%A4her', '#no-such', '#%']) {
    history.navigate(`/b${hash}`);
    history.restoreScroll();
  }
  expect(scrolledTo).toEqual(['näher', 0, 0]);
  history.navigate('?view=2', { keepScroll: true });
  history.restoreScroll();
  expect(scrolledTo).toHaveLength(3);
});

test('leaves the position to the browser right after the document was loaded', () => {
  const loaded = open('/a');
  loaded.history.restoreScroll();
  expect(loaded.scrolledTo).toEqual([]);
  const atElement = open('/a#n%C3%A4her');
  atElement.history.restoreScroll();
  expect(atElement.scrolledTo).toEqual(['näher']);
});

test('gives each entry its own key, also one that a link within the page has created', () => {
  const { history, entries, go } = open('/a');
  const first = history.place().key;
  entries.push({ url: new URL('https://x/a#main'), state: null });
  go(1);
  expect(history.place()).toMatchObject({ hash: '#main' });
  expect(history.place().key).not.toBe(first);
  go(-1);
  expect(history.place().key).toBe(first);
});

test('knows the place at which the document was loaded, also after a reload in the middle', () => {
  const before = open('/a');
  before.history.navigate('/b', { state: 'kept' });
  const { history, go } = open('/b', before.world.history.state);
  const loaded = history.place();
  expect(loaded.state).toBe('kept');
  expect(history.isOpened(loaded)).toBe(true);
  history.navigate('/c');
  expect(history.isOpened(history.place())).toBe(false);
  go(-1);
  expect(history.isOpened(history.place())).toBe(true);
});

test('ignores the state that another script has stored with the entry', () => {
  expect(open('/a', { key: 'other' }).history.place()).toMatchObject({ state: null });
});

test('lets the browser restore the scroll position after a reload', () => {
  const { world, fire } = open('/a');
  expect(world.history.scrollRestoration).toBe('manual');
  fire('pagehide');
  expect(world.history.scrollRestoration).toBe('auto');
  fire('pageshow');
  expect(world.history.scrollRestoration).toBe('manual');
});

/** A page with unsaved changes, which holds back every navigation to another path. */
function guarded() {
  const opened = open('/a');
  opened.history.navigate('/b');
  opened.history.navigate('/form');
  const held: Held[] = [];
  const stop = opened.history.guard({
    holds: (from, to) => from.pathname !== to.pathname,
    onHeld: (navigation) => void held.push(navigation),
  });
  return { ...opened, held, stop };
}

test('holds a link back until the user answers, and then follows it once', () => {
  const { history, paths, held } = guarded();
  history.navigate('/c', { state: 'kept' });
  expect(history.place().pathname).toBe('/form');
  expect(paths()).toEqual(['/a', '/b', '/form']);
  held[0]?.proceed();
  held[0]?.proceed();
  expect(history.place()).toMatchObject({ pathname: '/c', state: 'kept' });
  expect(paths()).toEqual(['/a', '/b', '/form', '/c']);
});

test.each([1, 2])('holds back a step of %s in the history until the user answers', (steps) => {
  const { history, go, held, at } = guarded();
  go(-steps);
  expect([at(), history.place().pathname, held.length]).toEqual([2, '/form', 1]);
  held[0]?.proceed();
  expect([at(), history.place().pathname, held.length]).toEqual([
    2 - steps,
    ['/b', '/a'][steps - 1],
    1,
  ]);
  // Only this one navigation was allowed.
  history.navigate('/c');
  expect(held).toHaveLength(2);
});

test('does not hold back another view of the page, nor anything once the guard is removed', () => {
  const { history, go, held, stop } = guarded();
  history.navigate('?view=2');
  go(-1);
  expect(held).toEqual([]);
  stop();
  history.navigate('/c');
  expect(history.place().pathname).toBe('/c');
});

test('stays on the page if the user goes back again before the browser has returned', () => {
  const { world, history, go, held, at, entries } = guarded();
  // The browser moves later than it is asked to.
  const asked: number[] = [];
  world.history.go = (by = 0) => void asked.push(by);
  go(-1);
  go(-1);
  expect(asked).toEqual([1, 2]);
  go(asked[1]);
  expect([history.place().pathname, held.length, at(), entries.length]).toEqual(['/form', 1, 2, 3]);
  history.navigate('/c');
  expect(held).toHaveLength(2);
});
