import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { storedNames } from '../task-names.ts';
import type { MatchingData } from './content.ts';
import { matching } from './index.ts';
import { openCards, type Pairing, partCards, roundOf, tapCard } from './pairing.ts';

const start: Pairing = { matched: {}, waiting: null };

test('makes a pair from two taps, from either side', () => {
  const fromLeft = tapCard(tapCard(start, 'left', 'a'), 'right', '1');
  expect(fromLeft).toEqual({ matched: { a: '1' }, waiting: null });
  const fromRight = tapCard(tapCard(start, 'right', '1'), 'left', 'a');
  expect(fromRight).toEqual(fromLeft);
});

test('selects another card on the same side, and deselects a card tapped twice', () => {
  const a = tapCard(start, 'left', 'a');
  expect(tapCard(a, 'left', 'b').waiting).toEqual({ side: 'left', id: 'b' });
  expect(tapCard(a, 'left', 'a').waiting).toBeNull();
});

test('removes both cards of a new pair from their old pairs', () => {
  const joined: Pairing = { matched: { a: '1', b: '2' }, waiting: { side: 'left', id: 'a' } };
  expect(tapCard(joined, 'right', '2').matched).toEqual({ a: '2' });
});

test('separates a pair', () => {
  expect(partCards({ a: '1', b: '2' }, 'a')).toEqual({ b: '2' });
});

test('never puts a card into two pairs, whatever is tapped', () => {
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

describe('rounds of pairs', () => {
  const card = (id: string) => ({ id, face: { kind: 'words' as const, text: id, language: 'fr' } });
  const dataOf = (pairs: number): MatchingData => {
    const numbers = Array.from({ length: pairs }, (_, at) => at + 1);
    return {
      left: numbers.map((n) => card(`l${n}`)),
      right: numbers.map((n) => card(`r${n}`)).toReversed(),
      partners: Object.fromEntries(numbers.map((n) => [`l${n}`, `r${n}`])),
    };
  };
  const partnerOf = (id: string) => id.replace('l', 'r');

  test.each(Array.from({ length: 59 }, (_, at) => at + 2))(
    '%i pairs: keep partners in one round, and every round above two pairs',
    (pairs) => {
      const { left, right, roundSize } = matching.forPupil(dataOf(pairs), storedNames(11));
      expect(right.map(({ id }) => id).sort()).toEqual(left.map(({ id }) => partnerOf(id)).sort());
      if (pairs > 6) expect(roundSize).toBeDefined();
      if (!roundSize) return;
      for (let from = 0; from < pairs; from += roundSize) {
        const round = left.slice(from, from + roundSize).map(({ id }) => partnerOf(id));
        const shown = right.slice(from, from + roundSize).map(({ id }) => id);
        expect(round.length).toBeGreaterThan(2);
        expect([...shown].sort()).toEqual([...round].sort());
      }
    },
  );

  test('advances when a round is done, and goes back when a pair is separated', () => {
    const task = matching.forPupil(dataOf(10), storedNames(11));
    const matched: Record<string, string> = {};
    const leftNow = () => openCards(task, matched).left.map(({ id }) => id);
    const ids = task.left.map(({ id }) => id);
    expect(leftNow()).toEqual(ids.slice(0, 5));
    for (const id of leftNow()) matched[id] = partnerOf(id);
    expect(leftNow()).toEqual(ids.slice(5));
    expect(roundOf(task, ids[5])).toEqual({ number: 2, of: 2 });
    const [, again = ''] = ids;
    delete matched[again];
    expect(leftNow()).toEqual([again]);
  });

  test('never hide a remaining card after pairs are made across rounds', () => {
    const task = matching.forPupil(dataOf(8), storedNames(11));
    const later = task.right.slice(-3).map(({ id }) => id);
    const matched = Object.fromEntries(later.map((id, at) => [task.left[at]?.id, id]));
    const seen = new Set<string>();
    for (let turn = 0; turn < 8; turn += 1) {
      const { left, right } = openCards(task, matched);
      const [one, other] = [left[0]?.id, right[0]?.id];
      if (!one || !other) break;
      seen.add(one);
      Object.assign(matched, { [one]: other });
    }
    expect(Object.keys(matched)).toHaveLength(8);
    expect(seen.size).toBe(5);
  });

  test('show all cards of a task stored before rounds existed', () => {
    const { left, right } = matching.forPupil(dataOf(10), storedNames(11));
    expect(openCards({ left, right }, {}).left).toHaveLength(10);
    expect(roundOf({ left, right }, 'l1')).toBeNull();
  });
});
