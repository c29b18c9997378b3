import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHiragana } from './kana.ts';
import { waysToWrite } from './ways-to-write.ts';

test.each([
  ['学校', 'がっこう', ['学校', 'がっこう']],
  ['行きます', 'いきます', ['行きます', 'いきます']],
  ['食べ物', 'たべもの', ['食べ物', 'たべもの', '食べもの', 'たべ物']],
  ['女の子', 'おんなのこ', ['女の子', 'おんなのこ', '女のこ', 'おんなの子']],
  ['消しゴム', 'けしごむ', ['消しゴム', 'けしごむ', 'けしゴム']],
  ['お母さん', 'おかあさん', ['お母さん', 'おかあさん']],
  ['引っ越し', 'ひっこし', ['引っ越し', 'ひっこし', '引っこし', 'ひっ越し']],
  // A number before a counter; the readings of numbers are known, so the rest is the reading of the counter
  ['七十歳', 'ななじゅっさい', ['七十歳', 'ななじゅっさい', '七十さい', 'ななじゅっ歳']],
  ['四分', 'よんぷん', ['四分', 'よんぷん', '四ぷん', 'よん分']],
  ['何時', 'なんじ', ['何時', 'なんじ', '何じ', 'なん時']],
  ['二十歳', 'はたち', ['二十歳', 'はたち']],
  ['一つ目', 'ひとつめ', ['一つ目', 'ひとつめ', '一つめ', 'ひとつ目']],
  // The reading can be divided among the kanji in two ways
  ['母は母', 'はははははは', ['母は母', 'はははははは']],
  ['一ヶ月', 'いっかげつ', ['一ヶ月', 'いっかげつ']],
  // Words without a reading in kana, and with a reading that does not fit the word
  ['子牛', 'koushi', ['子牛']],
  ['学校', undefined, ['学校']],
  ['行きます', 'いきました', ['行きます', 'いきました']],
  ['サッカー', undefined, ['サッカー']],
])('lists the spellings of %s, read %s', (text, reading, ways) => {
  expect(waysToWrite({ text, ...(reading && { reading }) })).toEqual(ways);
});

test('returns at most nine distinct spellings, the word itself first', () => {
  const letters = (signs: string) => fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 });
  fc.assert(
    fc.property(letters('食飲物見べみもの'), letters('たべもののみ'), (text, reading) => {
      const ways = waysToWrite({ text, reading });
      expect(ways[0]).toBe(text);
      expect(new Set(ways).size).toBe(ways.length);
      expect(ways.length).toBeLessThanOrEqual(9);
      // Every spelling, except the reading, contains the word's own kana in order.
      const shown = toHiragana(text).replace(/[^\p{sc=Hiragana}]/gu, '');
      for (const way of ways.filter((each) => each !== reading)) {
        let at = 0;
        for (const letter of shown) at = way.indexOf(letter, at) + 1 || Number.NaN;
        expect(at).not.toBeNaN();
      }
    }),
  );
});
