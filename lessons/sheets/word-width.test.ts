import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languages } from '#language/languages.ts';
import { gapWidth, linesFor, wordWidth } from './word-width.ts';

test.each([
  ['chat', 2.2],
  ['été', 1.65],
  ['学校', 2],
  ['プール', 3],
  ['「はい、そう！」', 8],
  ['한국어 책', 4.55],
  // Vowel marks and combining characters have no width.
  ['كِتَاب', 2.2],
  ['हिन्दी', 1.1],
  ['', 0],
])('measures %s as %d em wide', (word, width) => {
  expect(wordWidth(word)).toBeCloseTo(width);
});

test('makes a gap at least 3 cm wide and at least 1.5 times as wide as the word', () => {
  for (const word of ['a', 'chat', 'anticonstitutionnellement', '国際連合安全保障理事会']) {
    const [, em] = /^max\(3cm, (\d+)em\)$/.exec(gapWidth(word)) ?? [];
    expect(Number(em)).toBeGreaterThanOrEqual(wordWidth(word) * 1.5);
  }
  expect(gapWidth('mer')).toBe(gapWidth('eau'));
});

test.each([
  ['fr', 'Oui.', 1],
  ['fr', '', 1],
  ['fr', 'Le matin, je joue au football avec mon frère.', 1],
  ['fr', 'Le matin, je joue au football avec mon frère !', 2],
  ['ja', '市場は休みですが、プールは開いています。', 1],
  ['ja', '市場は休みですが、プールは開いていますよ。', 2],
  ['ko', '저는 주말에 친구들과 함께 시내에 있는 큰 도서관에 가서 한국어를 공부했어요.', 2],
  ['ko', '저는 주말에 도서관에 가서 공부했어요.', 1],
  ['zh', '我每天早上七点起床，然后吃早饭，去学校。', 1],
  ['he', 'שלום, שמי דוד ואני גר בירושלים.', 1],
  ['he', 'שָׁלוֹם, שְׁמִי דָּוִד וַאֲנִי גָּר בִּירוּשָׁלַיִם.', 1],
  ['ar', 'ذَهَبْتُ إِلَى السُّوقِ مَعَ أُمِّي وَاشْتَرَيْتُ تُفَّاحًا.', 1],
  ['th', 'ฉันตื่นนอนตอนเจ็ดโมงเช้าทุกวัน', 1],
])('%s: calculates the number of lines for %s as %i', (language, answer, lines) => {
  expect(linesFor(answer, language)).toBe(lines);
});

test('never returns fewer lines for a longer answer', () => {
  const codes = fc.constantFrom(...Object.keys(languages));
  const piece = fc.string({ unit: fc.constantFrom('a', 'ש', 'ָ', '學', '한', ' '), maxLength: 60 });
  fc.assert(
    fc.property(codes, piece, piece, (language, answer, more) => {
      const lines = linesFor(`${answer}\n`, language);
      expect(linesFor(`${answer}\n${more}`, language)).toBeGreaterThanOrEqual(lines);
      expect(lines).toBeGreaterThanOrEqual(1);
    }),
  );
});
