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
])('validates the name %j: %s', (name, good) => {
  expect(Name.safeParse(name).success).toBe(good);
});

test('trims white space at both ends of a name', () => {
  expect(Name.parse('  Ana María ')).toBe('Ana María');
});

test('returns a message for a missing name', () => {
  expect(Name.safeParse(undefined).error?.issues[0]?.message).toBe('Enter a name.');
});
