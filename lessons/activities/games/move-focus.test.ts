import { expect, test } from 'vitest';
import { moveFocus } from './move-focus.ts';

test.each([
  ['ltr', 'ArrowRight', 0, 1],
  ['ltr', 'ArrowLeft', 0, 0],
  ['rtl', 'ArrowLeft', 0, 1],
  ['rtl', 'ArrowRight', 5, 4],
  ['ltr', 'ArrowDown', 1, 5],
  ['ltr', 'ArrowDown', 8, 8],
  ['ltr', 'ArrowUp', 5, 1],
  ['ltr', 'ArrowUp', 1, 1],
  ['ltr', 'ArrowRight', 9, 9],
  ['ltr', 'Home', 7, 0],
  ['ltr', 'End', 2, 9],
  ['ltr', 'a', 2, null],
] as const)('%s, %s on %i of ten in rows of four goes to %s', (direction, key, at, to) => {
  expect(moveFocus(key, { at, columns: 4, count: 10, direction })).toBe(to);
});
