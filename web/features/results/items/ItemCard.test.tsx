import { expect, test } from 'vitest';
import type { ItemResults } from '#contracts/homework/homework-results.ts';
import { missed, mostMissed, needsReview, pointsOf } from './ItemCard.tsx';

const item = (
  id: string,
  counts: Partial<ItemResults['items'][number]>,
): ItemResults['items'][number] => ({
  id,
  expected: id,
  right: 0,
  partly: 0,
  wrong: 0,
  unanswered: 0,
  toReview: 0,
  answers: [],
  ...counts,
});

test('sorts items by how often they were missed and keeps their number in the task', () => {
  const items = [
    item('a', { right: 9, wrong: 1 }),
    item('b', { wrong: 7, partly: 2 }),
    item('c', { unanswered: 8 }),
    item('d', { right: 9, wrong: 1 }),
  ];
  expect(mostMissed(items).map(({ item: { id }, number }) => [id, number])).toEqual([
    ['b', 2],
    ['c', 3],
    ['a', 1],
    ['d', 4],
  ]);
});

test('counts a partly correct item as half missed', () => {
  expect(missed(item('a', { partly: 3, wrong: 1 }))).toBe(2.5);
});

test.each([
  ['wrong', 10, 10],
  ['partly', 10, 5],
  ['right', 10, 0],
  ['wrong', 3, 33],
] as const)(
  'shows the points that accepting a %s answer adds in a task of %i items: %i points',
  (verdict, size, points) => {
    expect(pointsOf(verdict, size)).toBe(points);
  },
);

test('collapses an item that all pupils got right, unless the teacher accepted an answer', () => {
  const given = { given: 'veux', count: 2, verdict: 'right', accepted: true } as const;
  expect(needsReview(item('a', { right: 9 }))).toBe(false);
  expect(needsReview(item('a', { right: 9, answers: [given] }))).toBe(true);
  expect(needsReview(item('a', { right: 8, unanswered: 1 }))).toBe(true);
  expect(needsReview(item('a', { toReview: 1 }))).toBe(true);
});
