import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chartPoint, linePath } from './ProgressView.tsx';

test('puts the highest score at the top and the lowest at the bottom', () => {
  expect(chartPoint(0, 4, 100)).toEqual({ x: 12.5, y: 0 });
  expect(chartPoint(3, 4, 0)).toEqual({ x: 87.5, y: 100 });
});

test.each([
  [[], ''],
  [[50], 'M50 50'],
  [[0, 100], 'M25 100L75 0'],
  [[20, null, 60, 70], 'M12.5 80M62.5 40L87.5 30'],
  [[null, null], ''],
])('draws the values %j as a line', (values, path) => {
  expect(linePath(values)).toBe(path);
});

test('keeps every point inside the chart and to the right of the previous point', () => {
  const values = fc.array(fc.double({ min: -20, max: 120, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(values, (all) => {
      const points = all.map((value, index) => chartPoint(index, all.length, value));
      for (const [index, { x, y }] of points.entries()) {
        expect(x).toBeGreaterThan(points[index - 1]?.x ?? 0);
        expect(x).toBeLessThan(100);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(100);
      }
    }),
  );
});
