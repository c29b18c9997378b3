import { expect, test } from 'vitest';
import { dropPlace } from './drop-place.ts';

const box = (left: number, top: number) => ({ left, right: left + 100, top, bottom: top + 50 });
/** Two pieces on the first line and one on the second, in reading order. */
const fromLeft = [box(0, 0), box(110, 0), box(0, 60)];
const fromRight = [box(110, 0), box(0, 0), box(110, 60)];

test.each([
  ['ltr', fromLeft, 20, 20, 0],
  ['ltr', fromLeft, 90, 20, 1],
  ['ltr', fromLeft, 205, 20, 2],
  ['ltr', fromLeft, 90, 80, 3],
  ['rtl', fromRight, 205, 20, 0],
  ['rtl', fromRight, 90, 20, 1],
  ['rtl', fromRight, 10, 20, 2],
  ['rtl', fromRight, 120, 80, 3],
  ['ltr', [], 5, 5, 0],
] as const)(
  '%s: returns the index at which a piece was dropped, case %#',
  (direction, boxes, x, y, place) => {
    expect(dropPlace(boxes, { x, y }, direction)).toBe(place);
  },
);
