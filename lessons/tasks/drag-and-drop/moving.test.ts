import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Moving, nextEmpty, placeTile, tapSlot, tapTile } from './moving.ts';

const order = ['s1', 's2', 's3'];
const start: Moving = { placed: {}, held: null, aim: null };

test('places a tile when first the tile and then a slot is tapped', () => {
  const held = tapTile(start, 'a', order);
  expect(held.held).toBe('a');
  expect(tapSlot(held, 's2')).toEqual({ placed: { s2: 'a' }, held: null, aim: null });
});

test('deselects a tile that is tapped twice', () => {
  expect(tapTile(tapTile(start, 'a', order), 'a', order)).toEqual(start);
});

test('fills a tapped slot with the next tile, then moves on to the next empty slot', () => {
  const first = tapTile(tapSlot(start, 's1'), 'a', order);
  expect(first).toEqual({ placed: { s1: 'a' }, held: null, aim: 's2' });
  expect(tapTile(first, 'b', order)).toEqual({
    placed: { s1: 'a', s2: 'b' },
    held: null,
    aim: 's3',
  });
});

test('returns the tile of a tapped full slot to the bank and waits for another tile', () => {
  const full: Moving = { placed: { s1: 'a' }, held: null, aim: null };
  expect(tapSlot(full, 's1')).toEqual({ placed: {}, held: null, aim: 's1' });
});

test('returns a replaced tile to the bank, or swaps it into the other slot', () => {
  expect(placeTile({ s1: 'a' }, 'b', 's1')).toEqual({ s1: 'b' });
  expect(placeTile({ s1: 'a', s2: 'b' }, 'b', 's1')).toEqual({ s1: 'b', s2: 'a' });
  expect(placeTile({ s1: 'a' }, 'a', 's1')).toEqual({ s1: 'a' });
});

test('wraps round to the first slot when looking for an empty one', () => {
  expect(nextEmpty({ s3: 'a' }, order, 's2')).toBe('s1');
  expect(nextEmpty({ s1: 'a', s2: 'b', s3: 'c' }, order)).toBeNull();
});

test('never puts a tile into two slots, whatever is tapped', () => {
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
