import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heardInDigits } from './heard-in-digits.ts';

test.each([
  ['fr', '7 h 30', 'sept heures trente', '7 h 30'],
  ['fr', '7h30', 'sept heures trente du matin', '7h30 du matin'],
  ['fr', '7 heures', 'sept heures', '7 heures'],
  ['fr', '20 élèves et deux chats', 'vingt élèves et deux chats', '20 élèves et deux chats'],
  ['fr', '20 élèves', 'trente élèves', 'trente élèves'],
  ['fr', '3.50 €', 'trois euros cinquante', '3.50'],
  ['fr', '3 ans', 'trois euros', '3 euros'],
  ['de', '8.30 uhr', 'acht uhr dreißig', '8.30 uhr'],
  ['en', '10%', 'ten per cent', '10'],
  ['zh', '我14岁我们一起', '我十四岁我们一起', '我14岁我们一起'],
  ['ga', '3', 'trí', 'trí'],
])('%s: beside "%s", "%s" is "%s"', (code, expected, typed, heard) => {
  expect(heardInDigits({ expected, signs: expected, typed }, code)).toBe(heard);
});

test('beside a text without digits everything stays as it was typed', () => {
  const words = fc.constantFrom('vingt', 'deux', '3', 'heures', '10', 'h', 'euros', 'et');
  fc.assert(
    fc.property(fc.array(words), (typed) => {
      const texts = { expected: 'vingt euros', signs: 'Vingt €', typed: typed.join(' ') };
      expect(heardInDigits(texts, 'fr')).toBe(texts.typed);
    }),
  );
});
