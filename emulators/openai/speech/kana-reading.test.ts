import { expect, test } from 'vitest';
import { kanaReading } from './kana-reading.ts';

const words = new Map([
  ['駅', 'えき'],
  ['東京', 'とうきょう'],
  ['東', 'ひがし'],
  ['行きます', 'いきます'],
]);

test.each([
  ['駅はどこですか。', 'えきはどこですか。'],
  ['東京へ行きます。', 'とうきょうへいきます。'],
  ['東の駅', 'ひがしのえき'],
  ['鳥がいます', '鳥がいます'],
  ['', ''],
])('converts %s to %s', (text, kana) => {
  expect(kanaReading(text, (word) => words.get(word))).toBe(kana);
});
