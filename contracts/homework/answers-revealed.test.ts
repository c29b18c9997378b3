import { expect, test } from 'vitest';
import { areAnswersRevealed, markForPupil } from './answers-revealed.ts';
import type { ItemMark } from './task-mark.ts';

const dueAt = Date.parse('2026-03-01T12:00:00Z');
const before = dueAt - 1;

test.each([
  ['not passed, attempts left, before the due date', false, 1, before, false],
  ['not passed, as often as one likes', false, null, before, false],
  ['at the due date itself', false, 2, dueAt, false],
  ['passed', true, 2, before, true],
  ['no attempt left', false, 0, before, true],
  ['after the due date', false, 2, dueAt + 1, true],
  ['after the due date, as often as one likes', false, null, dueAt + 1, true],
] as const)('%s', (_, passed, attemptsLeft, now, told) => {
  expect(areAnswersRevealed({ passed, attemptsLeft, dueAt, now })).toBe(told);
});

const item = (id: string, given: string, verdict: ItemMark['verdict']): ItemMark => ({
  id,
  verdict,
  score: verdict === 'right' ? 1 : 0,
  given,
  expected: `secret of ${id}`,
  reasons: ['letters'],
  diff: [{ kind: 'missing', expected: 'secret', typed: '' }],
});

const mark = {
  state: 'marked' as const,
  scorePercentage: 33,
  items: [item('w1', '', 'wrong'), item('w2', 'chat', 'right'), item('w3', 'lit', 'wrong')],
};

test('told, a mark is the whole mark', () => {
  expect(markForPupil(mark, true)).toBe(mark);
});

test('untold, each item keeps its verdict and what was given, and nothing that is right', () => {
  const shown = markForPupil(mark, false);
  expect(JSON.stringify(shown)).not.toContain('secret');
  expect(shown.items.map(({ id, verdict, given }) => [id, verdict, given])).toEqual([
    ['w1', 'wrong', ''],
    ['w2', 'right', 'chat'],
    ['w3', 'wrong', 'lit'],
  ]);
  expect(shown.scorePercentage).toBe(33);
});

test('untold, words that were to be found and were not are counted at the end without their ids', () => {
  const shown = markForPupil(mark, false, true);
  expect(shown.items.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['w2', 'right'],
    ['w3', 'wrong'],
    ['hidden-1', 'wrong'],
  ]);
});
