import { expect, test, vi } from 'vitest';
import { createRouter } from './router.ts';

/** A browser's window with a history; `go` moves in it as the back and forward buttons do. */
function open(address: string) {
  const listeners = new Map<string, (event: Event) => void>();
  const entries: { url: URL; state: unknown }[] = [
    { url: new URL(address, 'https://x'), state: null },
  ];
  let at = 0;
  const here = () => entries[at] ?? { url: new URL('https://x'), state: null };
  const scrolledTo: number[] = [];
  const world = {
    scrollY: 0,
    scrollTo: ({ top }: { top: number }) => void scrolledTo.push(top),
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
    },
    history: {
      scrollRestoration: 'auto' as ScrollRestoration,
      get state() {
        return here().state;
      },
      pushState(state: unknown, _: string, to: string) {
        entries.splice(++at, entries.length, { url: new URL(to, here().url), state });
      },
      replaceState(state: unknown, _: string, to?: string) {
        entries[at] = { url: to ? new URL(to, here().url) : here().url, state };
      },
    },
    addEventListener: (type: string, listener: (event: Event) => void) =>
      void listeners.set(type, listener),
  };
  const fire = (type: string) => listeners.get(type)?.(new Event(type));
  const go = (by: number) => {
    at += by;
    fire('popstate');
  };
  return { world, router: createRouter(world), entries, scrolledTo, go, fire };
}

test('shows the page of the address and its parameters', () => {
  const { router } = open('/submit_task/7/12?x=1');
  expect(router.place()).toMatchObject({
    pathname: '/submit_task/7/12',
    search: '?x=1',
    page: { title: 'Homework', params: { homeworkId: '7', taskId: '12' } },
  });
});

test('navigates without loading a page, and tells its listeners', () => {
  const { router, entries } = open('/pupil/home');
  const listener = vi.fn();
  const stop = router.subscribe(listener);
  router.navigate('/pupil/result/7');
  expect(router.place().page?.params).toEqual({ pupilHomeworkId: '7' });
  expect(entries).toHaveLength(2);
  router.navigate('/pupil/home', { replace: true });
  expect(entries.map(({ url }) => url.pathname)).toEqual(['/pupil/home', '/pupil/home']);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  router.navigate('/pupil/result/8');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('scrolls a new page to the top, and an earlier one to where it was left', () => {
  const { world, router, scrolledTo, go } = open('/pupil/home');
  world.scrollY = 400;
  router.navigate('/submit_task/7/12');
  router.restoreScroll();
  world.scrollY = 50;
  go(-1);
  router.restoreScroll();
  go(1);
  router.restoreScroll();
  expect(scrolledTo).toEqual([0, 400, 50]);
  expect(router.place().pathname).toBe('/submit_task/7/12');
});

test('gives each entry its own key, also one that a link within the page has created', () => {
  const { router, entries, go } = open('/pupil/home');
  const first = router.place().key;
  entries.push({ url: new URL('https://x/pupil/home#main'), state: null });
  go(1);
  expect(router.place()).toMatchObject({ hash: '#main' });
  expect(router.place().key).not.toBe(first);
  go(-1);
  expect(router.place().key).toBe(first);
});

test('lets the browser restore the scroll position after a reload', () => {
  const { world, fire } = open('/pupil/home');
  expect(world.history.scrollRestoration).toBe('manual');
  fire('pagehide');
  expect(world.history.scrollRestoration).toBe('auto');
  fire('pageshow');
  expect(world.history.scrollRestoration).toBe('manual');
});
