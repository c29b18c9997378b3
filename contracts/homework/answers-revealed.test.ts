import { expect, test } from 'vitest';
import { areAnswersRevealed, markForPupil } from './answers-revealed.ts';
import type { ItemMark } from './task-mark.ts';

test.each([
  ['hides the answers while the task is not passed and attempts are left', false, 1, false],
  ['hides the answers while the task is not passed and attempts are unlimited', false, null, false],
  ['reveals the answers once the task is passed', true, 2, true],
  ['reveals the answers when no attempt is left', false, 0, true],
] as const)('%s', (_, passed, attemptsLeft, told) => {
  expect(areAnswersRevealed({ passed, attemptsLeft })).toBe(told);
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

test('returns the complete mark if answers are revealed', () => {
  expect(markForPupil(mark, true)).toBe(mark);
});

test('shows verdicts and given answers but hides the right answers until they are revealed', () => {
  const shown = markForPupil(mark, false);
  expect(JSON.stringify(shown)).not.toContain('secret');
  expect(shown.items.map(({ id, verdict, given }) => [id, verdict, given])).toEqual([
    ['w1', 'wrong', ''],
    ['w2', 'right', 'chat'],
    ['w3', 'wrong', 'lit'],
  ]);
  expect(shown.scorePercentage).toBe(33);
});

test('moves the missed words to the end and removes their ids until answers are revealed', () => {
  const shown = markForPupil(mark, false, true);
  expect(shown.items.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['w2', 'right'],
    ['w3', 'wrong'],
    ['hidden-1', 'wrong'],
  ]);
});
