import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomFrom, shuffle } from './random.ts';

test('returns the same numbers for the same seed', () => {
  const random = randomFrom(42);
  const drawn = Array.from({ length: 4 }, () => Math.floor(random() * 1_000_000));
  expect(drawn).toEqual([601103, 448290, 852465, 669734]);
});

test('shuffles without losing or duplicating items', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 0 }), (items, seed) => {
      const shuffled = shuffle(items, randomFrom(seed));
      expect([...shuffled].sort()).toEqual([...items].sort());
    }),
  );
});

test('produces each order about equally often', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 6000; seed += 1) {
    const order = shuffle(['a', 'b', 'c'], randomFrom(seed)).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
