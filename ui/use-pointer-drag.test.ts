import { expect, test } from 'vitest';
import { scrollShare, scrollStep } from './use-pointer-drag.ts';

const text = { top: 0, bottom: 600 };

test.each([
  ['in the middle of the text', 300, 0],
  ['just outside the upper zone', 72, 0],
  ['just inside the upper zone', 71, -1],
  ['at the upper edge', 0, -14],
  ['above the window', -50, -14],
  ['just outside the lower zone', 528, 0],
  ['just inside the lower zone', 529, 1],
  ['right above the tiles', 599, 14],
  ['over the tiles', 600, 0],
  ['far below the text', 800, 0],
])('computes the scroll step for a pointer %s', (_, y, step) => {
  expect(scrollStep(y, text)).toBe(step);
});

test.each([
  ['for no time yet', 0, 0],
  ['during the initial delay', 200, 0],
  ['halfway through the acceleration', 400, 0.5],
  ['until the end of the acceleration', 600, 1],
  ['for a long time', 5000, 1],
])('sets the scroll speed for a tile held near an edge %s', (_, ms, share) => {
  expect(scrollShare(ms)).toBe(share);
});
