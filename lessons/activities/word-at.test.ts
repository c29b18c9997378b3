import { expect, test } from 'vitest';
import { nearestOnNextLine } from './word-at.ts';

const box = (left: number, top: number, height = 20) => ({ left, top, width: 60, height });

// Two languages side by side; the right column has smaller letters that sit a little lower.
const rows = [
  box(0, 0),
  box(300, 4, 16),
  box(0, 40),
  box(300, 44, 16),
  box(0, 80),
  box(300, 84, 16),
];

test.each([
  ['down in the left column', 0, 1, 2],
  ['down in the right column', 1, 1, 3],
  ['up in the right column', 5, -1, 3],
  ['up in the left column', 2, -1, 0],
  ['down from the last line', 4, 1, -1],
  ['up from the first line', 1, -1, -1],
] as const)('finds the box for an arrow key: %s', (_, from, way, to) => {
  const start = rows[from];
  if (!start) throw new Error('No such box.');
  expect(nearestOnNextLine(start, rows, way)).toBe(to);
});
