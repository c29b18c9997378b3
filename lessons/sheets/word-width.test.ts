import { expect, test } from 'vitest';
import { gapWidth, wordWidth } from './word-width.ts';

test.each([
  ['chat', 2.2],
  ['été', 1.65],
  ['学校', 2],
  ['プール', 3],
  ['「はい、そう！」', 8],
  ['한국어 책', 4.55],
  // Vowel marks and joined signs take no room of their own.
  ['كِتَاب', 2.2],
  ['हिन्दी', 1.1],
  ['', 0],
])('%s is %d em wide', (word, width) => {
  expect(wordWidth(word)).toBeCloseTo(width);
});

test('a gap is never narrower than 3 cm or 1.5 times the word', () => {
  for (const word of ['a', 'chat', 'anticonstitutionnellement', '国際連合安全保障理事会']) {
    const [, em] = /^max\(3cm, (\d+)em\)$/.exec(gapWidth(word)) ?? [];
    expect(Number(em)).toBeGreaterThanOrEqual(wordWidth(word) * 1.5);
  }
  expect(gapWidth('mer')).toBe(gapWidth('eau'));
});
