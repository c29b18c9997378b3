import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseListNumber } from './list-number.ts';

test.each([
  ['1. Il pleut.', 1, 'Il pleut.'],
  ['(12) One cat', 12, 'One cat'],
  ['٣. أنا هنا.', 3, 'أنا هنا.'],
  ['２．いいえ。', 2, 'いいえ。'],
  ['① 朝ごはんを食べます。', 1, '朝ごはんを食べます。'],
  ['⑳家に帰ります。', 20, '家に帰ります。'],
  ['⑴ 学校へ行きます。', 1, '学校へ行きます。'],
  ['⒛ 我叫小明。', 20, '我叫小明。'],
  ['1- I get up.', 1, 'I get up.'],
  ['2/ I wash.', 2, 'I wash.'],
  ['١- أنا هنا.', 1, 'أنا هنا.'],
  ['一、我叫小明。', 1, '我叫小明。'],
  ['（三）我是学生。', 3, '我是学生。'],
  ['十、再见。', 10, '再见。'],
  ['十二、你好。', 12, '你好。'],
  ['二十、你好。', 20, '你好。'],
  ['九十九. 你好。', 99, '你好。'],
])('parses %s as number %i', (row, number, rest) => {
  expect(parseListNumber(row)).toEqual({ number, rest });
});

test.each([
  '3.5 litres',
  '10:30',
  '1/2 litre',
  '1-2 cats',
  '3-year-olds',
  '一天，我去学校。',
  '一二、三',
  '十十、三',
  '①',
  '一、',
  'a) One',
  '',
])('finds no number in %s', (row) => {
  expect(parseListNumber(row)).toBeNull();
});

test('parses every Chinese number up to 99', () => {
  const digits = Array.from('〇一二三四五六七八九');
  const written = (number: number) => {
    const tens = Math.floor(number / 10);
    const ten = tens === 0 ? '' : `${tens === 1 ? '' : digits[tens]}十`;
    return ten + (number % 10 === 0 ? '' : digits[number % 10]);
  };
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99 }), (number) => {
      expect(parseListNumber(`${written(number)}、好`)).toEqual({ number, rest: '好' });
    }),
  );
});
