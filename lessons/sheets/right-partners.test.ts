import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rightPartners } from './right-partners.ts';

/** Parses pairs written as `le=the la=the`. */
const pairsOf = (line: string) =>
  line.split(' ').map((pair) => {
    const [one = '', other = ''] = pair.split('=');
    return { one, other };
  });

test.each([
  ['chat=cat chien=dog', [[0], [1]]],
  ['le=the chat=cat la=the', [[0, 2], [1], [0, 2]]],
  [
    'le=the le=him',
    [
      [0, 1],
      [0, 1],
    ],
  ],
  // `le` may match `the` or `him`; `la` may match only `the`. Both occurrences of `the` are accepted.
  [
    'le=the le=him la=the',
    [
      [0, 1, 2],
      [0, 1, 2],
      [0, 2],
    ],
  ],
  [
    'le=the le=the',
    [
      [0, 1],
      [0, 1],
    ],
  ],
])('finds the right partners in %s: %j', (line, partners) => {
  expect(rightPartners(pairsOf(line))).toEqual(partners);
});

test('always accepts a half’s own partner, and accepts another half only if it looks the same', () => {
  const half = fc.constantFrom('a', 'b', 'c', 'd');
  fc.assert(
    fc.property(fc.array(fc.record({ one: half, other: half })), (pairs) => {
      const partners = rightPartners(pairs);
      pairs.forEach(({ one }, at) => {
        expect(partners[at]).toContain(at);
        for (const place of partners[at] ?? []) {
          const { other } = pairs[place] ?? {};
          expect(pairs).toContainEqual({ one, other });
        }
      });
    }),
  );
});
