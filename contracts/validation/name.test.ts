import { expect, test } from 'vitest';
import { Name } from './name.ts';

test.each([
  ["Siobhán O'Brien", true],
  ['Jean-Luc Müller', true],
  ['李小龍', true],
  ['नरेंद्र', true],
  ['  Ana  ', true],
  ['', false],
  ['- -', false],
  ['R2D2', false],
  ['<b>Ana</b>', false],
  ['Ana\u0000', false],
])('the name %j is %s', (name, good) => {
  expect(Name.safeParse(name).success).toBe(good);
});

test('white space at the ends is dropped', () => {
  expect(Name.parse('  Ana María ')).toBe('Ana María');
});

test('a name that is not there asks for one', () => {
  expect(Name.safeParse(undefined).error?.issues[0]?.message).toBe('Enter a name.');
});
