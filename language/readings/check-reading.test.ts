import { expect, test } from 'vitest';
import { checkReading, readingHint } from './check-reading.ts';

test.each([
  ['ur', 'دو', 'دُور', /vowel marks, or in Latin/u, 'do'],
  ['ar', 'مدرسة', 'مَدْرَس', /vowel marks, or in Latin/u, 'مَدْرَسَة'],
  ['zh', '学校', 'xué', /pinyin/u, 'xuéxiào'],
  ['yue', '食飯', 'sik6', /jyutping/u, 'sik6 faan6'],
  ['ja', '行きます', 'いきました', /kana/u, 'いきます'],
  ['ja', 'します', 'します', /^Kana need no reading.*Latin/u, 'shimasu'],
  ['ur', 'بھائی', 'بھائی', /needs no marks/u, 'bhāī'],
  ['ru', 'молоко', 'moloko', /stressed vowel/u, 'молоко́'],
  ['ko', '물가', '물까', /Latin letters/u, 'mulkka'],
  ['th', 'ไทย', 'ไท', /Latin letters/u, 'thai'],
])(
  '%s: for %s, rejects %s and accepts a reading that follows the hint',
  (language, word, wrong, asked, right) => {
    expect(checkReading(language, word, wrong)).toBe('');
    expect(readingHint(language, word)).toMatch(asked);
    expect(checkReading(language, word, right)).not.toBe('');
  },
);
