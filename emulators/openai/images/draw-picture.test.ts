import { expect, test } from 'vitest';
import { drawPicture, linesOf } from './draw-picture.ts';

test.each([
  ['a red apple', ['A RED', 'APPLE']],
  ["l'école à côté", ['L ECOLE', 'A COTE']],
  ['りんご', []],
  ['', []],
])(
  'draws the words of %j in capital letters without accents, and omits letters that the font lacks',
  (prompt, lines) => {
    expect(linesOf(prompt)).toEqual(lines);
  },
);

test('draws the same picture for the same prompt, and a different one for another prompt', () => {
  expect(drawPicture('apple').equals(drawPicture('apple'))).toBe(true);
  expect(drawPicture('apple').equals(drawPicture('pear'))).toBe(false);
});
