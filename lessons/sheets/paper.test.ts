import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitSquare } from './paper.ts';

test.each([
  ['a landscape photo', { width: 3000, height: 2000 }, { width: 90, height: 60 }],
  ['a portrait photo', { width: 200, height: 300 }, { width: 60, height: 90 }],
  ['a square photo', { width: 512, height: 512 }, { width: 90, height: 90 }],
  ['a small photo', { width: 30, height: 20 }, { width: 90, height: 60 }],
  ['a narrow strip', { width: 40, height: 9000 }, { width: 1, height: 90 }],
])('keeps the proportions of %s', (_, size, fitted) => {
  expect(fitSquare(size, 90)).toEqual(fitted);
});

test('scales every picture to fit its square, with one side at full length', () => {
  const length = fc.integer({ min: 1, max: 5_000 });
  fc.assert(
    fc.property(length, length, fc.integer({ min: 1, max: 320 }), (width, height, side) => {
      const fitted = fitSquare({ width, height }, side);
      expect(Math.max(fitted.width, fitted.height)).toBe(side);
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});
