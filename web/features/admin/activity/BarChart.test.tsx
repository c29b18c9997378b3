import fc from 'fast-check';
import { expect, test } from 'vitest';
import { niceTop } from './BarChart.tsx';

test.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [21, 40],
  [45, 60],
  [100, 100],
  [101, 200],
  [0.003, 0.004],
])('for values up to %d uses a scale that ends at %d', (largest, top) =>
  expect(niceTop(largest)).toBeCloseTo(top, 9),
);

test('uses a whole midpoint for a scale of whole numbers', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (largest) => {
      expect(niceTop(largest, true)).toBeGreaterThanOrEqual(largest);
      expect(niceTop(largest, true) / 2).toBe(Math.round(niceTop(largest, true) / 2));
    }),
  );
});

test('ends the scale between the largest value and twice that value', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (largest) => {
      expect(niceTop(largest)).toBeGreaterThanOrEqual(largest * (1 - 1e-6));
      expect(largest / niceTop(largest)).toBeGreaterThanOrEqual(0.499);
    }),
  );
});
