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
  ['zh', '1月1日我们一起去', '一月我们一起去', '1月我们一起去'],
  ['fr', '2 chats et deux chiens', 'et deux chiens', 'et deux chiens'],
  ['fr', 'un ami a 1 frère', 'mon ami a un frère', 'mon ami a 1 frère'],
  ['es', 'Tengo 15 años', 'Tengo QUINCE años', 'Tengo 15 años'],
  ['de', 'um 1 uhr', 'um eins uhr', 'um eins uhr'],
  ['fr', '20 ans', 'vingts ans', 'vingts ans'],
  ['ga', '3', 'trí', 'trí'],
])('%s: where "%s" is expected, rewrites "%s" as "%s"', (code, expected, typed, heard) => {
  expect(heardInDigits({ expected, signs: expected, typed }, code)).toBe(heard);
});

test('does not change the typed text if the expected text has no digits', () => {
  const words = fc.constantFrom('vingt', 'deux', '3', 'heures', '10', 'h', 'euros', 'et');
  fc.assert(
    fc.property(fc.array(words), (typed) => {
      const texts = { expected: 'vingt euros', signs: 'Vingt €', typed: typed.join(' ') };
      expect(heardInDigits(texts, 'fr')).toBe(texts.typed);
    }),
  );
});

test('converts number words only where the expected text has digits', () => {
  const nouns = ['chats', 'frères', 'pommes', 'livres', 'jours', 'vélos'];
  const number = fc.constantFrom(
    ['1', 'une'],
    ['2', 'deux'],
    ['20', 'vingt'],
    ['71', 'soixante et onze'],
  );
  const counted = fc.tuple(fc.constantFrom(...nouns), number, fc.boolean());
  fc.assert(
    fc.property(fc.uniqueArray(counted, { selector: ([noun]) => noun }), (all) => {
      const text = (digits: boolean) =>
        all
          .map(([noun, [digit, word], isDigit]) => `${noun} ${digits && isDigit ? digit : word}`)
          .join(' ');
      const [expected, typed] = [text(true), text(false)];
      expect(heardInDigits({ expected, signs: expected, typed }, 'fr')).toBe(expected);
    }),
  );
});
