import { expect, test } from 'vitest';
import { chunkSizeFor, measureChunk } from './chunk-size.ts';

test.each([
  ['fr', "qu'est-ce que tu fais ?", 4, true],
  ['fr', 'marché', 1, false],
  ['fr', 'je joue au football avec mon frère', 7, false],
  ['de', 'ich stehe auf', 3, true],
  ['ar', 'وأريد', 1, true],
  ['fi', 'kaupungissa', 1, true],
  ['zh', '我想去', 3, true],
  ['zh', '我星期六想去市场', 8, false],
  ['ja', '市場へ', 1, true],
  ['ja', '青い水着が', 2, true],
  ['ja', 'とても親切ですね。', 2, true],
  ['ja', '私は土曜日に市場へ行きたいです。', 4, false],
  ['ja', '食べ物と飲み物を', 2, true],
  ['ja', '私の好きな食べ物は', 3, true],
  ['ja', '朝ご飯を食べに行きます', 3, true],
  ['ja', 'お父さんのお茶を', 2, true],
  ['ja', '買い物に行く', 2, true],
  ['ja', '友達より早く起きて', 3, true],
  ['ja', '昨日買った本を', 2, true],
  ['ja', '食べるとき、手を', 2, true],
  ['ja', '20分待ちました', 1, true],
  ['ja', '私の父の青い車と母の赤い車は', 7, false],
  ['th', 'ฉันอยากไป', 8, true],
])('measures a chunk in %s: %j has size %i, fits: %s', (language, chunk, size, fits) => {
  const { least, most } = chunkSizeFor(language);
  const measured = measureChunk(chunk, language);
  expect(measured).toBe(size);
  expect(measured >= least && measured <= most).toBe(fits);
});
