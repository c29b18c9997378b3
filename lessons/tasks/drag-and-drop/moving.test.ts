import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Moving, nextEmpty, placeTile, tapSlot, tapTile } from './moving.ts';

const order = ['s1', 's2', 's3'];
const start: Moving = { placed: {}, held: null, aim: null };

test('a tile, then a slot', () => {
  const held = tapTile(start, 'a', order);
  expect(held.held).toBe('a');
  expect(tapSlot(held, 's2')).toEqual({ placed: { s2: 'a' }, held: null, aim: null });
});

test('the same tile again lets go of it', () => {
  expect(tapTile(tapTile(start, 'a', order), 'a', order)).toEqual(start);
});

test('a slot first: each tile that is tapped goes there, and the next empty slot waits', () => {
  const first = tapTile(tapSlot(start, 's1'), 'a', order);
  expect(first).toEqual({ placed: { s1: 'a' }, held: null, aim: 's2' });
  expect(tapTile(first, 'b', order)).toEqual({
    placed: { s1: 'a', s2: 'b' },
    held: null,
    aim: 's3',
  });
});

test('a full slot gives its tile back and waits for another', () => {
  const full: Moving = { placed: { s1: 'a' }, held: null, aim: null };
  expect(tapSlot(full, 's1')).toEqual({ placed: {}, held: null, aim: 's1' });
});

test('a tile put where another lies: that one goes back, or over to the first slot', () => {
  expect(placeTile({ s1: 'a' }, 'b', 's1')).toEqual({ s1: 'b' });
  expect(placeTile({ s1: 'a', s2: 'b' }, 'b', 's1')).toEqual({ s1: 'b', s2: 'a' });
  expect(placeTile({ s1: 'a' }, 'a', 's1')).toEqual({ s1: 'a' });
});

test('the next empty slot comes round to the first', () => {
  expect(nextEmpty({ s3: 'a' }, order, 's2')).toBe('s1');
  expect(nextEmpty({ s1: 'a', s2: 'b', s3: 'c' }, order)).toBeNull();
});

test('whatever is tapped, a tile lies in one slot at most', () => {
  const tap = fc.oneof(
    fc.record({ kind: fc.constant('tile' as const), id: fc.constantFrom('a', 'b', 'c', 'd') }),
    fc.record({ kind: fc.constant('slot' as const), id: fc.constantFrom(...order) }),
  );
  fc.assert(
    fc.property(fc.array(tap), (taps) => {
      const end = taps.reduce(
        (state, { kind, id }) => (kind === 'tile' ? tapTile(state, id, order) : tapSlot(state, id)),
        start,
      );
      const tiles = Object.values(end.placed);
      expect(new Set(tiles).size).toBe(tiles.length);
      expect(end.held === null || end.aim === null).toBe(true);
    }),
  );
});
