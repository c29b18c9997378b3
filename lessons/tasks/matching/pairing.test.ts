import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Pairing, partCards, tapCard } from './pairing.ts';

const start: Pairing = { matched: {}, waiting: null };

test('two taps make a pair, from either side', () => {
  const fromLeft = tapCard(tapCard(start, 'left', 'a'), 'right', '1');
  expect(fromLeft).toEqual({ matched: { a: '1' }, waiting: null });
  const fromRight = tapCard(tapCard(start, 'right', '1'), 'left', 'a');
  expect(fromRight).toEqual(fromLeft);
});

test('another card of the same side waits instead, the same one lets go', () => {
  const a = tapCard(start, 'left', 'a');
  expect(tapCard(a, 'left', 'b').waiting).toEqual({ side: 'left', id: 'b' });
  expect(tapCard(a, 'left', 'a').waiting).toBeNull();
});

test('a new pair takes both cards out of their old ones', () => {
  const joined: Pairing = { matched: { a: '1', b: '2' }, waiting: { side: 'left', id: 'a' } };
  expect(tapCard(joined, 'right', '2').matched).toEqual({ a: '2' });
});

test('a pair is taken apart', () => {
  expect(partCards({ a: '1', b: '2' }, 'a')).toEqual({ b: '2' });
});

test('whatever is tapped, no card stands in two pairs', () => {
  const tap = fc.tuple(
    fc.constantFrom('left' as const, 'right' as const),
    fc.constantFrom('1', '2', '3'),
  );
  fc.assert(
    fc.property(fc.array(tap), (taps) => {
      const end = taps.reduce((state, [side, id]) => tapCard(state, side, id), start);
      const partners = Object.values(end.matched);
      expect(new Set(partners).size).toBe(partners.length);
    }),
  );
});
