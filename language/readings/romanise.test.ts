import { expect, test } from 'vitest';
import { type ReadWord, romanise } from './romanise.ts';

const word = (text: string, more: Omit<ReadWord, 'text'> = {}) => ({ text, ...more });

test.each<[ReadWord, string | undefined]>([
  [word('東京', { reading: 'とうきょう' }), 'tōkyō'],
  [word('大きい', { reading: 'おおきい' }), 'ōkii'],
  [word('は', { pos: 'particle' }), 'wa'],
  [word('へ', { pos: 'particle' }), 'e'],
  [word('では', { pos: 'particle' }), 'dewa'],
  [word('を'), 'o'],
  [word('はし'), 'hashi'],
  [word('思う', { reading: 'おもう', pos: 'verb', lemma: '思う' }), 'omou'],
  [word('行こう', { reading: 'いこう', pos: 'verb', lemma: '行く' }), 'ikō'],
  [word('コーヒー'), 'kōhī'],
  [word('パーティー'), 'pātī'],
  [word('カフェ'), 'kafe'],
  [word('チケット'), 'chiketto'],
  [word('健一', { reading: 'けんいち' }), "ken'ichi"],
  [word('学校'), undefined],
  [word('みずうみ'), 'mizuumi'],
  [word('場合', { reading: 'ばあい' }), 'baai'],
  [word('おばあさん'), 'obāsan'],
  [word('女王', { reading: 'じょおう' }), 'joō'],
  [word('その上', { reading: 'そのうえ' }), 'sonoue'],
  [word('農園', { reading: 'のうえん' }), 'nōen'],
  [word('東欧', { reading: 'とうおう' }), 'tōō'],
  [word('食う', { reading: 'くう', pos: 'verb', lemma: '食う' }), 'kuu'],
  [word('吸う', { reading: 'すう', pos: 'verb', lemma: '吸う' }), 'suu'],
  [word('救う', { reading: 'すくう', pos: 'verb', lemma: '救う' }), 'sukuu'],
  [word('空気', { reading: 'くうき' }), 'kūki'],
  [word('それでは', { pos: 'conjunction' }), 'soredewa'],
  [word('では', { pos: 'conjunction' }), 'dewa'],
  [word('または', { pos: 'conjunction' }), 'matawa'],
  [word('あるいは', { pos: 'conjunction' }), 'aruiwa'],
  [word('実は', { reading: 'じつは' }), 'jitsuwa'],
  [word('には'), 'niwa'],
  [word('ではありません'), 'dewaarimasen'],
  [word('ではなかった'), 'dewanakatta'],
  [word('はな'), 'hana'],
  [word('子牛', { reading: 'koushi' }), 'koushi'],
  [word('します', { reading: 'shimasu' }), 'shimasu'],
])('romanises %o as %s', (given, roman) => {
  expect(romanise('ja', given)).toBe(roman?.normalize('NFC'));
});
