import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pressKey } from './press-key.ts';

const type = (language: string, keys: string, start = '') =>
  [...keys].reduce((before, key) => pressKey(language, before, key), start);

test.each([
  ['fr', 'éèœ', 'éèœ'],
  ['ar', 'كتاب', 'كتاب'],
  ['ja', 'か゛くせい', 'がくせい'],
  ['ja', 'は゜ん', 'ぱん'],
  ['ja', 'き小', 'き'],
  ['ja', 'きや小う', 'きゃう'],
  ['ja', 'つ小', 'っ'],
  ['ja', 'か゛゛', 'か'],
  ['ja', 'ん゛', 'ん'],
  ['ko', 'ㅎㅏㄴㄱㅜㄱㅇㅓ', '한국어'],
  ['ko', 'ㄱㄱㅗㅊ', '꽃'],
  ['ko', 'ㅅㅏㄹㅏㅁ', '사람'],
  ['ko', 'ㅇㅓㅂㅅㄷㅏ', '없다'],
  ['ko', 'ㅇㅓㅂㅅㅇㅓ', '없어'],
  ['ko', 'ㄷㅏㄹㄱㅣ', '달기'],
  ['ko', 'ㅇㅗㅐ', '왜'],
  ['ko', 'ㅈㅓ', '저'],
  ['ko', 'ㅈㅓㅣ', '제'],
  ['ko', 'ㅇㅣㅅㅅㅇㅓ', '있어'],
  ['ko', 'ㅋㅋ', 'ㅋㅋ'],
])('in %s the keys %s produce the text %s', (language, keys, text) => {
  expect(type(language, keys)).toBe(text);
});

test.each([
  ['a', '\u0301', 'á'],
  ['â', '\u0323', 'ậ'],
  ['ơ', '\u0309', 'ở'],
  ['ư', '\u0300', 'ừ'],
])('in Vietnamese combines %s and a tone into one letter', (vowel, tone, letter) => {
  expect(pressKey('vi', `${vowel}`, tone)).toBe(letter);
});

test('ignores a modifier key with no letter before it', () => {
  expect(type('ja', '゛゜小')).toBe('');
});

test('changes only the end of the text for any key', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ko', 'ja', 'vi', 'fr'),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('ㄱ', 'ㅏ', '゛', '小', '\u0301', 'é'),
      (language, text, key) => {
        const before = `${text} x.`;
        expect(pressKey(language, before, key).startsWith(`${text} x`)).toBe(true);
      },
    ),
  );
});
