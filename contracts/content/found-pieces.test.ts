import { expect, test } from 'vitest';
import { foundPieces } from './found-pieces.ts';

test.each([
  ['no words', [{ text: 'no words', found: false }]],
  [
    'print a \u0002sheet\u0003.',
    [
      { text: 'print a ', found: false },
      { text: 'sheet', found: true },
      { text: '.', found: false },
    ],
  ],
  ['\u0002all\u0003', [{ text: 'all', found: true }]],
  ['', []],
])('splits %j into matches and the text around them', (marked, pieces) =>
  expect(foundPieces(marked)).toEqual(pieces),
);
