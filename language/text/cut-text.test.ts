import { expect, test } from 'vitest';
import { cutText } from './cut-text.ts';

test.each([
  ['abc', 5, 'abc'],
  ['abcdef', 3, 'abc'],
  ['ab😀', 4, 'ab😀'],
  ['ab😀c', 3, 'ab'],
  ['😀', 1, ''],
])('truncates %j to %i units, giving %j', (text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut);
});
