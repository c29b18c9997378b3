import { expect, test } from 'vitest';
import { acceptedFor, withoutOrder } from './accepted-orders.ts';

/** Two of the cards are equal. */
const cards = ['a', 'b', 'c', 'b2'].map((id) => ({ id, text: id.slice(0, 1) }));
const order = (...ids: string[]) => ({ side: 'target' as const, ids });
const [first, alike, other] = [
  order('c', 'a', 'b', 'b2'),
  order('c', 'a', 'b2', 'b'),
  order('b', 'a', 'c', 'b2'),
];
const native = { ...first, side: 'native' as const };
const elsewhere = order('x', 'y');
const all = [first, alike, other, native, elsewhere];

test('a sentence has its own accepted orders, of the side in play', () => {
  expect(acceptedFor(all, 'target', cards)).toEqual([first.ids, alike.ids, other.ids]);
  expect(acceptedFor(all, 'native', cards)).toEqual([native.ids]);
  expect(acceptedFor([order('a', 'b', 'c')], 'target', cards)).toEqual([]);
});

test('an order that is taken back goes with those that read like it, and no other goes', () => {
  expect(withoutOrder(all, 'target', alike.ids, cards)).toEqual([other, native, elsewhere]);
  expect(withoutOrder(all, 'native', alike.ids, cards)).toEqual([first, alike, other, elsewhere]);
  expect(withoutOrder(all, 'target', ['b', 'c', 'a', 'b2'], cards)).toEqual(all);
});
