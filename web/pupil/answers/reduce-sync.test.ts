import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nothingShown } from './answers.ts';
import {
  attempt,
  change,
  changed,
  created,
  delivering,
  draft,
  empty,
  found,
  gone,
  handedIn,
  marked,
  now,
  opening,
  rows,
  saved,
  states,
  task,
  theirs,
  unsent,
  written,
} from './reduce-sync.examples.ts';
import { reduce, storedAfter } from './reduce-sync.ts';
import { noAnswers, type StoredAnswers } from './stored-answers.ts';
import type { Cause, SyncEvent, SyncState } from './sync-state.ts';

/** Freezes an argument deeply, so that mutating it would throw. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

test.each(rows)('returns the next state and the effects: %s', (_, state, event, after, effects) => {
  const step = reduce(frozen(state), frozen(event), now);
  expect(step).toEqual({ state: changed({ ...state, now }, after), effects });
});

type State = keyof typeof states;
const all = Object.keys(states) as State[];
const allBut = (...some: State[]) => all.filter((name) => !some.includes(name));

test.each<[SyncEvent, State[]]>([
  [change, ['created', 'closed', 'delivering', 'waiting']],
  [{ type: 'onlyWrong' }, allBut('marked')],
  [{ type: 'changeAll' }, ['created', 'closed', 'delivering', 'waiting']],
  [{ type: 'handIn' }, ['delivering', 'waiting', 'marked']],
  [{ type: 'leave' }, allBut('unsent', 'sending', 'closed')],
  [{ type: 'due', next: 'send' }, allBut('unsent', 'closed')],
  [{ type: 'due', next: 'go on' }, allBut('unsent', 'sending')],
  [{ type: 'retryDue', attempt }, ['created', 'closed']],
  [found(undefined), all],
  [written({ type: 'handIn' }, delivering), ['delivering', 'waiting']],
])('ignores $type in exactly these states: %s', (event, ignoring) => {
  const ignores = (name: State) => {
    const { state, effects } = reduce(states[name], event, now);
    const { now: _, shown, ...rest } = state;
    const { now: __, shown: shownBefore, ...restBefore } = states[name];
    return (
      effects.length === 0 &&
      JSON.stringify([rest, shown]) === JSON.stringify([restBefore, shownBefore])
    );
  };
  expect(all.filter(ignores).sort()).toEqual([...ignoring].sort());
});

test('accepts any sequence of events and never sends two hand-ins at the same time', () => {
  const events = rows.map(([, , event]) => event);
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.array(fc.constantFrom(...events)), (from, happened) => {
      let state = states[from];
      happened.forEach((event, at) => {
        const step = reduce(frozen(state), event, now + at);
        if (event.type === 'change' && step.effects.length > 0) {
          expect(step.state.kept.version).toBeGreaterThan(state.kept.version);
        }
        const flushes = step.effects.filter(({ type }) => type === 'flush');
        expect(flushes.length).toBe(
          step.state.delivering !== state.delivering && step.state.delivering ? 1 : 0,
        );
        state = step.state;
      });
    }),
  );
});

test.each<[string, SyncState, StoredAnswers | undefined, Cause, Partial<StoredAnswers>]>([
  ['this tab’s edit', changed(unsent, { edits: 2 }), noAnswers('a1'), change, unsent.kept],
  ['another tab’s later edit', unsent, theirs, change, theirs],
  ['this tab’s work if the device has none', unsent, undefined, change, unsent.kept],
  [
    'the loaded task',
    opening,
    undefined,
    { type: 'loaded', next: 'go on', task },
    { ...empty.kept, done: undefined },
  ],
  [
    'the version on the server',
    unsent,
    unsent.kept,
    { type: 'sent', draft, version: 5 },
    saved.kept,
  ],
  [
    'a version above the other device’s version if the pupil kept typing',
    changed(unsent, { kept: { version: 6 } }),
    { ...unsent.kept, version: 6 },
    { type: 'sent', draft, version: 8 },
    { ...unsent.kept, version: 9, sent: 8 },
  ],
  [
    'the next attempt',
    delivering,
    delivering.kept,
    { type: 'delivered', attempt, handedIn },
    { ...noAnswers('new'), attempts: 1, version: 5, sent: 5 },
  ],
  [
    'another tab’s next attempt unchanged',
    delivering,
    marked.kept,
    { type: 'delivered', attempt, handedIn },
    marked.kept,
  ],
  [
    'rejected work as editable',
    delivering,
    delivering.kept,
    { type: 'refused', attempt, error: gone },
    unsent.kept,
  ],
  [
    'another tab’s next attempt unchanged if this tab’s attempt was rejected',
    delivering,
    marked.kept,
    { type: 'refused', attempt, error: gone },
    marked.kept,
  ],
])('stores %s', (_, state, old, cause, stored) => {
  expect(storedAfter(state, old, cause, () => 'new')).toEqual(stored);
});

test('shows the empty initial state before it is opened', () => {
  expect(created.shown).toBe(nothingShown);
});
