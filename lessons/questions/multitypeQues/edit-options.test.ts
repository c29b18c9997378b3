import { expect, test } from 'vitest';
import {
  addOption,
  emptyItem,
  listedOptions,
  moveOption,
  removeOption,
  reword,
} from './edit-options.ts';

test('does not show a new ordering question in the right order', () => {
  const order = emptyItem('order', 'i1');
  expect(listedOptions(order)).not.toEqual(order.options.map(({ id }) => id));
});

test('adds an option with a new id at the end of an ordering question', () => {
  const longer = addOption(emptyItem('order', 'i1'));
  expect(listedOptions(longer)).toEqual(['o2', 'o3', 'o1', 'o4']);
  expect(longer.options).toHaveLength(4);
});

test('also removes a deleted option from the right order', () => {
  expect(listedOptions(removeOption(emptyItem('order', 'i1'), 'o3'))).toEqual(['o2', 'o1']);
});

test('reshuffles the shown options if a move makes the right order equal to the shown order', () => {
  const order = emptyItem('order', 'i1');
  const moved = moveOption(moveOption(order, 'o1', -1), 'o1', -1);
  expect(listedOptions(moved)).toEqual(['o1', 'o2', 'o3']);
  expect(moved.options.map(({ id }) => id)).not.toEqual(['o1', 'o2', 'o3']);
});

test('keeps the right answer when its option is reworded', () => {
  const choice = reword(emptyItem('choice', 'i1'), 'o1', { target: 'oui', native: 'yes' });
  expect(choice.options[0]).toEqual({ id: 'o1', target: 'oui', native: 'yes' });
  expect(choice.right).toBe('o1');
});

test('has no right option after the right option is removed, until the teacher picks another', () => {
  const { id, question, options } = addOption(emptyItem('choice', 'i1'));
  const again = addOption(
    removeOption({ kind: 'choice', id, question, options, right: 'o4' }, 'o4'),
  );
  expect(again.options).toHaveLength(4);
  expect(again.options.map(({ id }) => id)).not.toContain(again.right);
});
