import { expect, test } from 'vitest';
import { numbersAsDigits } from './number-words.ts';

test.each([
  ['en', 'three cats', '3 cats'],
  ['en', 'twenty-one', '21'],
  ['en', 'twenty one', '21'],
  ['en', 'one hundred', '100'],
  ['en', 'a hundred euros', '100 euros'],
  ['en', 'two thousand', '2000'],
  ['en', 'two thousand three hundred and forty-five', '2345'],
  ['en', 'a hundred and one dalmatians', '101 dalmatians'],
  ['fr', 'vingt-deux', '22'],
  ['fr', 'vingt et un ans', '21 ans'],
  ['fr', 'vingt-et-une', '21'],
  ['fr', 'dix-sept', '17'],
  ['fr', 'soixante et onze', '71'],
  ['fr', 'soixante-dix-sept', '77'],
  ['fr', 'quatre-vingts', '80'],
  ['fr', 'quatre-vingt-un', '81'],
  ['fr', 'quatre-vingt-dix-neuf', '99'],
  ['fr', 'nonante-neuf', '99'],
  ['fr', 'trois cents', '300'],
  ['fr', 'deux mille trois cent quatre-vingt-dix-neuf', '2399'],
  ['es', 'treinta y dos', '32'],
  ['es', 'veintiuno', '21'],
  ['es', 'treinta y un años', '31 años'],
  ['es', 'ciento uno', '101'],
  ['es', 'mil novecientos noventa y cuatro', '1994'],
  ['es', 'dos mil', '2000'],
  ['de', 'einundzwanzig', '21'],
  ['de', 'hundert', '100'],
  ['de', 'zweihundertdreiundvierzig', '243'],
  ['de', 'zweitausendvierundzwanzig', '2024'],
  ['de', 'dreissig', '30'],
  ['de', 'neunzehnhundertvierundneunzig', '1994'],
  ['it', 'ventuno', '21'],
  ['it', 'ventitré', '23'],
  ['it', 'ventotto', '28'],
  ['it', 'sessantasei', '66'],
  ['it', 'centotto', '108'],
  ['it', 'duemilaventiquattro', '2024'],
  ['it', 'milleuno', '1001'],
  ['pt', 'vinte e duas', '22'],
  ['pt', 'cento e um', '101'],
  ['nl', 'drie katten', '3 katten'],
  ['sv', 'tre katter', '3 katter'],
  ['pl', 'trzy', '3'],
  ['el', 'τρεισ γάτεσ', '3 γάτεσ'],
  ['ru', 'три', '3'],
  ['ar', 'ثلاثة', '3'],
  ['bn', 'ছয়'.normalize('NFC'), '6'],
  ['zh', '三只猫', '3只猫'],
  ['zh', '两个', '2个'],
  ['zh', '二十三', '23'],
  ['zh', '十', '10'],
  ['ja', '十二匹', '12匹'],
])('%s: %s is %s', (language, text, digits) => {
  expect(numbersAsDigits(text, language)).toBe(digits);
});

test.each([
  ['en', 'two three', '2 3'],
  ['en', 'twenty thirty', '20 30'],
  ['en', 'twenty and one', '20 and 1'],
  ['en', 'two and three', '2 and 3'],
  ['en', 'zero five', '0 5'],
  ['en', 'a two', 'a 2'],
  ['en', 'twenty a day', '20 a day'],
  ['fr', 'vingt et deux', '20 et 2'],
  ['fr', 'vingt trente', '20 30'],
  ['fr', 'trois et un', '3 et 1'],
  ['fr', 'une fille', 'une fille'],
  ['es', 'dos y tres', '2 y 3'],
  ['es', 'un perro', 'un perro'],
  ['de', 'ein hund und drei katzen', 'ein hund und 3 katzen'],
  ['de', 'jahrhundert', 'jahrhundert'],
  ['de', 'dreizwanzig', 'dreizwanzig'],
  ['de', 'und', 'und'],
  ['it', 'un centro', 'un centro'],
  ['it', 'seidue', 'seidue'],
  ['nl', 'een kat', 'een kat'],
  ['zh', '三四个', '三四个'],
  ['ko', '세 마리', '세 마리'],
])('%s: %s is no more than %s', (language, text, digits) => {
  expect(numbersAsDigits(text, language)).toBe(digits);
});

test('a long word of number words takes no long time', () => {
  const long = `${'achtzehn'.repeat(400)}x`;
  const started = performance.now();
  expect(numbersAsDigits(long, 'de')).toBe(long);
  expect(performance.now() - started).toBeLessThan(1000);
});
