import { expect, test } from 'vitest';
import { excerptAround, foundPieces, markWords } from './found-pieces.ts';

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

test('marks words wherever they are in a text', () => {
  expect(markWords('宿題を出す、宿題の採点', ['宿題', '採点'])).toEqual([
    { text: '宿題', found: true },
    { text: 'を出す、', found: false },
    { text: '宿題', found: true },
    { text: 'の', found: false },
    { text: '採点', found: true },
  ]);
  expect(markWords('Nothing here', ['واجب'])).toEqual([{ text: 'Nothing here', found: false }]);
  expect(markWords('İstanbul', ['stan'])).toEqual([{ text: 'İstanbul', found: false }]);
});

test('takes an excerpt around the first word, and keeps a short text whole', () => {
  const long = `${'あ'.repeat(100)}宿題${'い'.repeat(200)}`;
  const excerpt = excerptAround(long, ['宿題']);
  expect(excerpt.map(({ text }) => text)).toEqual([
    '…',
    'あ'.repeat(60),
    '宿題',
    'い'.repeat(98),
    '…',
  ]);
  expect(excerptAround('宿題', ['宿題'])).toEqual([{ text: '宿題', found: true }]);
});
