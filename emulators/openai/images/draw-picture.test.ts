import { expect, test } from 'vitest';
import { drawPicture, linesOf } from './draw-picture.ts';

test.each([
  ['a red apple', ['A RED', 'APPLE']],
  ["l'école à côté", ['L ECOLE', 'A COTE']],
  ['りんご', []],
  ['', []],
])('the label of %j', (prompt, lines) => {
  expect(linesOf(prompt)).toEqual(lines);
});

test('the same prompt is the same picture, another prompt another', () => {
  expect(drawPicture('apple').equals(drawPicture('apple'))).toBe(true);
  expect(drawPicture('apple').equals(drawPicture('pear'))).toBe(false);
});
