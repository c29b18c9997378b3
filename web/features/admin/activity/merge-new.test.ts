import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ActivityEvent } from '#contracts/admin/activity.ts';
import { mergeNew } from './merge-new.ts';

const signIn = (id: string, second: number): ActivityEvent => ({
  kind: 'sign-in',
  id,
  actor: null,
  failed: false,
  device: null,
  at: new Date(Date.UTC(2026, 10, 22, 8, 0, second)).toISOString(),
});

test('what was told before is not told again, and what came late takes its place', () => {
  const list = [signIn('c', 30), signIn('a', 10)];
  const { events, added } = mergeNew(list, [signIn('a', 10), signIn('b', 20), signIn('c', 30)], 10);
  expect(events.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  expect(added.map(({ id }) => id)).toEqual(['b']);
});

test('the same id in two kinds is two events; at one moment the kinds keep their order', () => {
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

test('in whatever pieces and however often events come, the list is the same', () => {
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
