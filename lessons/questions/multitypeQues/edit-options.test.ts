import { expect, test } from 'vitest';
import {
  addOption,
  emptyItem,
  listedOptions,
  moveOption,
  removeOption,
  reword,
} from './edit-options.ts';

test('a new order is not shown in its right order', () => {
  const order = emptyItem('order', 'i1');
  expect(listedOptions(order)).not.toEqual(order.options.map(({ id }) => id));
});

test('an option added to an order comes last and has an id of its own', () => {
  const longer = addOption(emptyItem('order', 'i1'));
  expect(listedOptions(longer)).toEqual(['o2', 'o3', 'o1', 'o4']);
  expect(longer.options).toHaveLength(4);
});

test('an option taken away leaves the order too', () => {
  expect(listedOptions(removeOption(emptyItem('order', 'i1'), 'o3'))).toEqual(['o2', 'o1']);
});

test('moving into the shown order has it shuffled anew, so that it never gives the answer', () => {
  const order = emptyItem('order', 'i1');
  const moved = moveOption(moveOption(order, 'o1', -1), 'o1', -1);
  expect(listedOptions(moved)).toEqual(['o1', 'o2', 'o3']);
  expect(moved.options.map(({ id }) => id)).not.toEqual(['o1', 'o2', 'o3']);
});

test('the right answer stays with its option when words change', () => {
  const choice = reword(emptyItem('choice', 'i1'), 'o1', { target: 'oui', native: 'yes' });
  expect(choice.options[0]).toEqual({ id: 'o1', target: 'oui', native: 'yes' });
  expect(choice.right).toBe('o1');
});

test('when the right option goes, none is right until the teacher says so', () => {
  const { id, question, options } = addOption(emptyItem('choice', 'i1'));
  const again = addOption(
    removeOption({ kind: 'choice', id, question, options, right: 'o4' }, 'o4'),
  );
  expect(again.options).toHaveLength(4);
  expect(again.options.map(({ id }) => id)).not.toContain(again.right);
});
