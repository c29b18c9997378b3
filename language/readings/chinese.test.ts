import { expect, test } from 'vitest';
import { checkReading } from './check-reading.ts';
import { addToneDiacritics, tonedSyllables } from './chinese.ts';

test.each([
  ['zh', '学校', 'xuéxiào', 'xuéxiào'],
  ['zh', '学校', 'xué', ''],
  ['zh', '你好', 'ni3 hao3', 'nǐ hǎo'],
  ['zh', '西安', "Xī'ān", "Xī'ān"],
  ['zh', '女儿', 'nǚ’ér', 'nǚ’ér'],
  ['zh', '玩儿', 'wánr', 'wánr'],
  ['zh', '儿', 'r', 'r'],
  ['zh', '学校', 'school', ''],
  ['zh', 'T恤', 'T xù', 'T xù'],
  ['zh', 'T恤', 'Txu4', 'Txù'],
  ['zh', '卡拉OK', 'kǎlā OK', 'kǎlā OK'],
  ['zh', '卡拉OK', 'kǎlā', ''],
  ['zh', 'VIP卡', 'VIP ka3', 'VIP kǎ'],
  ['zh', 'MP3播放器', 'MP3 bo1fang4qi4', 'MP3 bōfàngqì'],
  ['zh', '3月', 'sān yuè', 'sān yuè'],
  ['zh', '3月', '3 yue4', '3 yuè'],
  ['zh', '12月', "shí'èr yuè", "shí'èr yuè"],
  ['zh', '2024年', 'èr líng èr sì nián', 'èr líng èr sì nián'],
  ['zh', '2024年', 'nián', ''],
  ['zh', '3月', 'sān yuè rì liù', ''],
  ['zh', 'OK', 'OK', ''],
  ['zh', '嗯', 'ǹg', 'ǹg'],
  ['zh', '嗯', 'ńg', 'ńg'],
  ['zh', '嗯', 'en1', 'ēn'],
  ['zh', '欸', 'ê', 'ê'],
  ['zh', '呣', 'm2', 'm\u0301'],
  ['zh', '你好', 'nǐ  hǎo', 'nǐ hǎo'],
  ['yue', '多謝', 'do1  ze6', 'do1 ze6'],
  ['yue', 'OK啦', 'OK laa1', 'OK laa1'],
  ['yue', '3月', 'saam1 jyut6', 'saam1 jyut6'],
  ['yue', 'OK啦', 'laa1', ''],
  ['yue', '食飯', 'sik6 faan6', 'sik6 faan6'],
  ['yue', '唔該', 'm4goi1', 'm4goi1'],
  ['yue', '食飯', 'sik6', ''],
  ['yue', '食飯', 'shí fàn', ''],
])('%s: for %s, normalizes the reading %s to "%s"', (language, word, reading, kept) => {
  expect(checkReading(language, word, reading)).toBe(kept.normalize('NFC'));
});

test.each([
  ['ni3hao3', 'nǐhǎo'],
  ['lv4', 'lǜ'],
  ['NV3', 'NǙ'],
  ['gou3', 'gǒu'],
  ['gui4', 'guì'],
  ['liu2', 'liú'],
  ['ma5', 'ma'],
  ['n4', 'ǹ'],
  ['ng2', 'ńg'],
])('converts %s to %s', (typed, marked) => {
  expect(addToneDiacritics(typed)).toBe(marked);
});

test.each([
  ['zh', 'xuéxiào', 'xué2 xiào4'],
  ['zh', 'māma', 'mā1 ma5'],
  ['zh', "Xī'ān", "Xī'1 ān1"],
  ['zh', 'xīngqīliù', 'xīng1 qī1 liù4'],
  ['zh', 'wánr', 'wánr2'],
  ['zh', 'ǹg', 'ǹg4'],
  ['zh', 'fāngàn', 'fān1 gàn4'],
  ['zh', "fāng'àn", "fāng'1 àn4"],
  ['zh', "nǚ'ér ", "nǚ'3 ér 2"],
  ['yue', 'sik6 faan6', 'sik6 6 faan66'],
] as const)('%s: returns the tones of %s: %s', (language, reading, tones) => {
  expect(
    tonedSyllables(language, reading)
      ?.map(([s, tone]) => s + tone)
      .join(' '),
  ).toBe(tones);
});
