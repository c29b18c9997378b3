import { expect, test } from 'vitest';
import {
  type ActivityEvent,
  type ActivityPage,
  rankOf,
  writePlace,
} from '#contracts/admin/activity.ts';
import {
  type FeedEffect,
  type FeedEvent,
  type FeedState,
  type Following,
  notLoaded,
  reduce,
} from './reduce-feed.ts';

const signIn = (id: number): ActivityEvent => ({
  kind: 'sign-in',
  id: String(id),
  actor: null,
  failed: false,
  device: null,
  at: new Date(Date.UTC(2026, 10, 22, 8, 0, id)).toISOString(),
});
const page: ActivityPage = { events: [signIn(5)], next: 'older', head: 'h1', person: null };
const error = new Error('away');

type Change = Partial<Omit<Following, 'shown'>> & { shown?: Partial<FeedState> };
const changed = (state: Following, { shown, ...rest }: Change): Following => ({
  ...state,
  ...rest,
  shown: { ...state.shown, ...shown },
});

const loading = notLoaded;
const ready = changed(loading, {
  head: 'h1',
  next: 'older',
  shown: { phase: 'ready', events: page.events, hasOlder: true },
});
const polling = changed(ready, { isPolling: true });
const paused = changed(ready, { shown: { live: 'paused' } });
const pausedPolling = changed(paused, { isPolling: true });
const lost = changed(ready, { failures: 2, shown: { live: 'lost' } });
const failed = changed(loading, { shown: { phase: 'failed', error } });
const loadingOlder = changed(ready, { shown: { isLoadingOlder: true } });
const closed = changed(ready, { isClosed: true });
const states = {
  loading,
  ready,
  polling,
  paused,
  pausedPolling,
  lost,
  failed,
  loadingOlder,
  closed,
};

const stop: FeedEffect = { type: 'stopTimer' };
const load: FeedEffect = { type: 'load' };
const poll: FeedEffect = { type: 'poll', after: 'h1' };
const wait = (milliseconds: number): FeedEffect => ({ type: 'timer', wait: milliseconds });
const loaded: FeedEvent = { type: 'loaded', page };
const polled: FeedEvent = { type: 'polled', news: { came: [signIn(6), signIn(5)], head: 'h2' } };
const both = [signIn(6), signIn(5)];
const full = changed(polling, {
  shown: { events: Array.from({ length: 1000 }, (_, at) => signIn(1000 - at)) },
});

type Row = [title: string, Following, FeedEvent, after: Change, effects: FeedEffect[]];

const rows: Row[] = [
  ['loads the first page', loading, { type: 'load' }, {}, [stop, load]],
  [
    'shows the first page, then polls',
    loading,
    loaded,
    { head: 'h1', next: 'older', shown: ready.shown },
    [wait(3000)],
  ],
  [
    'shows the first page but does not poll if the feed was paused while loading',
    changed(loading, { shown: { live: 'paused' } }),
    loaded,
    { head: 'h1', next: 'older', shown: { ...ready.shown, live: 'paused' } },
    [stop],
  ],
  [
    'shows why loading the first page failed',
    loading,
    { type: 'notLoaded', error },
    { shown: failed.shown },
    [stop],
  ],
  [
    'loads the first page again after a failure',
    failed,
    { type: 'load' },
    { shown: { phase: 'loading', error: null } },
    [stop, load],
  ],
  ['polls when a poll is due', ready, { type: 'due' }, { isPolling: true }, [stop, poll]],
  [
    'adds new events without duplicates and schedules the next poll',
    polling,
    polled,
    { isPolling: false, head: 'h2', shown: { events: both, arrived: 1 } },
    [wait(3000)],
  ],
  [
    'drops the oldest events beyond a thousand, which can be loaded again',
    full,
    { type: 'polled', news: { came: [signIn(1001)], head: 'h2' } },
    {
      isPolling: false,
      head: 'h2',
      next: writePlace({ at: signIn(2).at, rank: rankOf('sign-in'), id: '2' }),
      shown: { events: [signIn(1001), ...full.shown.events.slice(0, -1)], arrived: 1 },
    },
    [wait(3000)],
  ],
  [
    'loads the first page again when there are too many new events',
    polling,
    { type: 'polled', news: null },
    {},
    [stop, load],
  ],
  [
    'does not show events that arrive while paused',
    pausedPolling,
    polled,
    { isPolling: false },
    [],
  ],
  [
    'shows that the connection is lost and waits longer before the next poll',
    polling,
    { type: 'notPolled' },
    { isPolling: false, failures: 1, shown: { live: 'lost' } },
    [wait(6000)],
  ],
  [
    'waits at most half a minute after repeated failures',
    changed(polling, { failures: 9 }),
    { type: 'notPolled' },
    { isPolling: false, failures: 10, shown: { live: 'lost' } },
    [wait(30_000)],
  ],
  [
    'stays paused when a poll fails',
    pausedPolling,
    { type: 'notPolled' },
    { isPolling: false, failures: 1 },
    [],
  ],
  [
    'is live again after the first successful poll',
    changed(lost, { isPolling: true }),
    polled,
    {
      isPolling: false,
      failures: 0,
      head: 'h2',
      shown: { events: both, arrived: 1, live: 'on' },
    },
    [wait(3000)],
  ],
  ['stops polling when paused', ready, { type: 'pause' }, { shown: { live: 'paused' } }, [stop]],
  [
    'polls immediately when resumed',
    paused,
    { type: 'goOn' },
    { isPolling: true, shown: { live: 'on' } },
    [stop, poll],
  ],
  [
    'continues the running poll when resumed',
    pausedPolling,
    { type: 'goOn' },
    { shown: { live: 'on' } },
    [],
  ],
  [
    'polls when the page becomes visible again',
    ready,
    { type: 'sightChanged' },
    { isPolling: true },
    [stop, poll],
  ],
  [
    'loads older events',
    ready,
    { type: 'loadOlder' },
    { shown: { isLoadingOlder: true } },
    [{ type: 'loadOlder', before: 'older' }],
  ],
  [
    'adds older events without duplicates',
    loadingOlder,
    { type: 'olderLoaded', page: { ...page, events: [signIn(5), signIn(4)], next: null } },
    {
      next: null,
      shown: { events: [signIn(5), signIn(4)], hasOlder: false, isLoadingOlder: false },
    },
    [],
  ],
  [
    'allows loading older events again after a failure',
    loadingOlder,
    { type: 'olderNotLoaded' },
    { shown: { isLoadingOlder: false } },
    [],
  ],
  ['stops polling when closed', polling, { type: 'close' }, { isClosed: true }, [stop]],
];

test.each(rows)('%s', (_, state, event, after, effects) => {
  expect(reduce(state, event, false)).toEqual({ state: changed(state, after), effects });
});

test.each<Row>([
  ['does not schedule a poll after the first page', loading, loaded, { ...ready }, [stop]],
  [
    'does not schedule a poll after a failed poll',
    polling,
    { type: 'notPolled' },
    { isPolling: false, failures: 1, shown: { live: 'lost' } },
    [stop],
  ],
  ['stops polling when the page becomes hidden', ready, { type: 'sightChanged' }, {}, [stop]],
])('on a hidden page, %s', (_, state, event, after, effects) => {
  expect(reduce(state, event, true)).toEqual({ state: changed(state, after), effects });
});

type State = keyof typeof states;
const all = Object.keys(states) as State[];

test.each<[FeedEvent, State[]]>([
  [{ type: 'due' }, ['loading', 'polling', 'pausedPolling', 'failed', 'closed']],
  [{ type: 'sightChanged' }, ['loading', 'polling', 'paused', 'pausedPolling', 'failed', 'closed']],
  [{ type: 'loadOlder' }, ['loading', 'failed', 'loadingOlder', 'closed']],
  [{ type: 'load' }, ['closed']],
  [{ type: 'pause' }, ['closed']],
  [{ type: 'goOn' }, ['closed']],
  [{ type: 'close' }, ['closed']],
  [loaded, ['closed']],
  [polled, ['closed']],
])('ignores $type in exactly these states: %s', (event, ignoring) => {
  const isIgnored = (name: State) => {
    const { state, effects } = reduce(states[name], event, false);
    return state === states[name] && effects.length === 0;
  };
  expect(all.filter(isIgnored).sort()).toEqual([...ignoring].sort());
});
