import { expect, test } from 'vitest';
import { ItemMark, ItemVerdict, TaskMark, taskMark } from './task-mark.ts';

const item = (verdict: ItemVerdict, score = 0) => ({
  ...{ id: `${verdict} ${score}`, verdict, score },
  ...{ given: 'le pain', expected: 'le pain' },
});

test.each([
  ['right and wrong answers', [item('right', 1), item('wrong')], 'marked', 50],
  ['a partly right answer', [item('right', 1), item('partly', 0.5), item('wrong')], 'marked', 50],
  ['a task with an unanswered item', [item('right', 1), item('unanswered')], 'unfinished', 50],
  ['an answer that needs review', [item('right', 1), item('needs-review')], 'needs-review', 100],
  [
    'an unanswered item and an answer that needs review',
    [item('unanswered'), item('needs-review')],
    'unfinished',
    0,
  ],
  ['a task with only an answer that needs review', [item('needs-review')], 'needs-review', 0],
  [
    'three items, rounded to whole per cent',
    [item('right', 1), item('right', 1), item('wrong')],
    'marked',
    67,
  ],
])('computes the mark of %s', (_, items, state, scorePercentage) => {
  const mark = taskMark(items);
  expect(mark).toEqual({ state, scorePercentage, items });
  expect(TaskMark.parse(mark)).toEqual(mark);
});

test('uses the score that a template computes instead of the mean score of the items', () => {
  expect(taskMark([item('right', 1), item('wrong')], 0)).toMatchObject({ scorePercentage: 0 });
});

test('stores every verdict and no other data', () => {
  for (const verdict of ItemVerdict.options) {
    expect(ItemMark.parse(item(verdict))).toEqual(item(verdict));
  }
  expect(ItemVerdict.options.toSorted()).toEqual([
    'needs-review',
    'partly',
    'right',
    'unanswered',
    'wrong',
  ]);
  expect(TaskMark.safeParse({ state: '', scorePercentage: 0, items: [] }).success).toBe(false);
});
