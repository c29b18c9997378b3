import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestWriting } from './nearest-writing.ts';

const line = [
  ['私', 'わたし'],
  ['の'],
  ['友達', 'ともだち'],
  ['は'],
  ['食べ物', 'たべもの', '食べもの', 'たべ物'],
  ['。'],
];

test.each([
  ['私の友達は食べ物', '私の友達は食べ物。'],
  ['わたしのともだちはたべもの', 'わたしのともだちはたべもの。'],
  ['私のともだちは食べもの', '私のともだちは食べもの。'],
  ['わたし の 友達 は たべ物。', 'わたしの友達はたべ物。'],
  ['わたしのともたちは食べ物', 'わたしのともだちは食べ物。'],
  ['ワタシの友は', 'わたしの友達は食べ物。'],
  ['', '私の友達は食べ物。'],
])('matches "%s" to the nearest spelling %s', (typed, expected) => {
  expect(nearestWriting(line, typed).join('')).toBe(expected);
});

test('returns the typed text if each word is typed in one of its spellings', () => {
  const ways = fc.array(
    fc.uniqueArray(
      fc.string({ unit: fc.constantFrom(...'学校行人あいうえ'), minLength: 1, maxLength: 4 }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(ways, fc.array(fc.nat(2), { minLength: 6, maxLength: 6 }), (line, picks) => {
      const typed = line.map((word, at) => word[(picks[at] ?? 0) % word.length] ?? '');
      const nearest = nearestWriting(line, typed.join(''));
      expect(nearest.join('')).toBe(typed.join(''));
      nearest.forEach((word, at) => {
        expect(line[at]).toContain(word);
      });
    }),
  );
});
