import fc from 'fast-check';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { ActivityEvent, ActivityPage } from '#contracts/admin/activity.ts';
import { openFeed } from './open-feed.ts';
import { mergeNew } from './reduce-feed.ts';

const event = (second: number, id = String(second)): ActivityEvent => ({
  kind: 'sign-in',
  id,
  actor: null,
  failed: false,
  device: null,
  at: new Date(Date.UTC(2026, 10, 22, 8, 0, second)).toISOString(),
});
const page = (events: ActivityEvent[], more: Partial<ActivityPage> = {}): ActivityPage => ({
  events,
  next: null,
  head: 'head-1',
  person: null,
  ...more,
});

let asked: Record<string, string>[];
let answers: (ActivityPage | Error)[];
let timers: { wait: number; work: () => void }[];
let hidden: boolean;
beforeEach(() => {
  [asked, answers, timers, hidden] = [[], [], [], false];
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

async function start(first: ActivityPage | Error = page([event(1)])) {
  answers.unshift(first);
  const feed = openFeed({
    async get(more) {
      asked.push(more);
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('nobody answers');
      return answer;
    },
    later(wait, work) {
      const timer = { wait, work };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    isHidden: () => hidden,
  });
  await settle();
  return feed;
}

async function tick() {
  const [timer] = timers.splice(0, 1);
  timer?.work();
  await settle();
}

const ids = (feed: Awaited<ReturnType<typeof start>>) => feed.state().events.map(({ id }) => id);

describe('a feed', () => {
  it('shows a page, then newer events above it, without duplicates', async () => {
    const feed = await start();
    expect(ids(feed)).toEqual(['1']);
    answers.push(page([event(1), event(2)], { head: 'head-2' }));
    await tick();
    expect(ids(feed)).toEqual(['2', '1']);
    expect(feed.state().arrived).toBe(1);
    answers.push(page([event(2), event(3)]));
    await tick();
    expect(ids(feed)).toEqual(['3', '2', '1']);
    expect(asked.map(({ after }) => after)).toEqual([undefined, 'head-1', 'head-2']);
  });

  it('reads all pages of a burst of events before it continues', async () => {
    const feed = await start();
    answers.push(page([event(2)], { next: 'place-2', head: 'head-2' }));
    answers.push(page([event(3)], { head: 'head-3' }), page([]));
    await tick();
    expect(ids(feed)).toEqual(['3', '2', '1']);
    await tick();
    // The next poll starts at the head of the first page, so an event stored late, between the two pages, is
    // found.
    expect(asked.map(({ after }) => after)).toEqual([undefined, 'head-1', 'place-2', 'head-2']);
  });

  it('starts over when too many events arrived since the last poll', async () => {
    const feed = await start();
    for (let at = 0; at < 5; at += 1) answers.push(page([event(2 + at)], { next: `p${at}` }));
    answers.push(page([event(60)]));
    await tick();
    expect(ids(feed)).toEqual(['60']);
  });

  it('does not poll while paused, and loads all missed events on resume', async () => {
    const feed = await start();
    feed.pause();
    expect(timers).toEqual([]);
    answers.push(page([event(2)]));
    feed.goOn();
    await settle();
    expect(ids(feed)).toEqual(['2', '1']);
    expect(asked.at(-1)).toEqual({ after: 'head-1' });
  });

  it('discards a response that arrives while paused', async () => {
    const feed = await start();
    answers.push(page([event(2)], { head: 'head-2' }), page([event(2)]));
    timers[0]?.work();
    feed.pause();
    await settle();
    expect(ids(feed)).toEqual(['1']);
    expect(timers).toEqual([]);
    feed.goOn();
    await settle();
    expect(ids(feed)).toEqual(['2', '1']);
    expect(asked.at(-1)).toEqual({ after: 'head-1' });
  });

  it('does not poll while hidden, and polls immediately when visible again', async () => {
    const feed = await start();
    hidden = true;
    feed.sightChanged();
    expect(timers).toEqual([]);
    hidden = false;
    answers.push(page([event(2)]));
    feed.sightChanged();
    await settle();
    expect(ids(feed)).toEqual(['2', '1']);
    feed.pause();
    feed.sightChanged();
    expect(asked).toHaveLength(2);
  });

  it('reports a failed poll, waits longer and resumes at the same position', async () => {
    const feed = await start();
    await tick();
    expect(feed.state().live).toBe('lost');
    await tick();
    expect(timers.map(({ wait }) => wait)).toEqual([12_000]);
    answers.push(page([event(2)]));
    await tick();
    expect(feed.state().live).toBe('on');
    expect(ids(feed)).toEqual(['2', '1']);
    expect(timers.map(({ wait }) => wait)).toEqual([3_000]);
  });

  it('reports a failed first page and retries on request', async () => {
    const feed = await start(new Error('away'));
    expect(feed.state()).toMatchObject({ phase: 'failed', error: new Error('away') });
    answers.push(page([event(1)]));
    feed.again();
    await settle();
    expect(feed.state().phase).toBe('ready');
  });

  it('appends older pages, without duplicates', async () => {
    const feed = await start(page([event(9)], { next: 'place-9' }));
    answers.push(page([event(8)]));
    await Promise.all([feed.loadOlder(), feed.loadOlder()]);
    expect(ids(feed)).toEqual(['9', '8']);
    expect(feed.state().hasOlder).toBe(false);
    expect(asked).toEqual([{}, { before: 'place-9' }]);
  });

  it('ignores responses and stops polling after it is closed', async () => {
    const feed = await start();
    answers.push(page([event(2)]));
    timers[0]?.work();
    feed.close();
    await settle();
    expect(ids(feed)).toEqual(['1']);
    expect(timers).toEqual([]);
  });
});

describe('merge-new', () => {
  const signIn = (id: string, second: number): ActivityEvent => ({
    kind: 'sign-in',
    id,
    actor: null,
    failed: false,
    device: null,
    at: new Date(Date.UTC(2026, 10, 22, 8, 0, second)).toISOString(),
  });

  test('does not add known events again, and sorts late events into place', () => {
    const list = [signIn('c', 30), signIn('a', 10)];
    const { events, added } = mergeNew(
      list,
      [signIn('a', 10), signIn('b', 20), signIn('c', 30)],
      10,
    );
    expect(events.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(added.map(({ id }) => id)).toEqual(['b']);
  });

  test('keeps two events of different kinds with the same id, in the order of kinds', () => {
    const change: ActivityEvent = {
      kind: 'change',
      id: 'a',
      at: signIn('a', 10).at,
      actor: null,
      failed: false,
      action: 'plan.changed',
      subject: 'TRIAL',
      about: null,
      before: null,
      after: null,
      call: null,
      sent: null,
      nothing: null,
    };
    const { events } = mergeNew([signIn('a', 10)], [change], 10);
    expect(events.map(({ kind }) => kind)).toEqual(['change', 'sign-in']);
  });

  test('yields the same list no matter how events are split or repeated', () => {
    const event = fc.record({ id: fc.constantFrom(...'abcdefgh'), second: fc.nat(3) });
    const unique = fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 8 });
    fc.assert(
      fc.property(unique, fc.array(fc.nat(7)), (told, cuts) => {
        const all = told.map(({ id, second }) => signIn(id, second));
        let pieces: ActivityEvent[] = [];
        for (const cut of [...cuts, 0]) {
          pieces = mergeNew(pieces, [...all.slice(cut), ...all.slice(0, cut)], 100).events;
        }
        expect(pieces).toEqual(mergeNew([], all, 100).events);
        expect(mergeNew([], all, 3).events).toEqual(pieces.slice(0, 3));
      }),
    );
  });
});
