import { expect, test } from 'vitest';
import type { PupilAttempts } from '#contracts/homework/homework-results.ts';
import { sampleClass } from '../table/class-sample.ts';
import { nextWaiting, writingItems } from './ReviewForm.tsx';

const written = (id: string) =>
  ({ id, verdict: 'needs-review', score: 0, given: 'Je suis …', expected: '' }) as const;
const attempt = (
  id: number,
  items: readonly string[],
  read: readonly string[],
): PupilAttempts['tasks'][number]['attempts'][number] => ({
  id,
  number: 1,
  scorePercentage: 0,
  testPassed: false,
  state: 'needs-review',
  seconds: 60,
  createdAt: '2026-11-26T16:00:00.000Z',
  late: false,
  submitted: {},
  mark: { state: 'needs-review', scorePercentage: 0, items: items.map(written) },
  feedback: read.map((itemId) => ({ itemId, draft: null, feedback: 'Bien !', score: 80 })),
});

const pupil: PupilAttempts = {
  pupil: { id: 'p', fullName: 'Amara Okafor', userName: 'amara' },
  homework: sampleClass.homework,
  extendedTo: null,
  tasks: [
    {
      id: 1,
      taskName: 'Write',
      template: 'TYPE_THE_ANSWER',
      skillType: 'WRITING',
      data: {},
      attempts: [attempt(9, ['a', 'b', 'c'], ['b']), attempt(4, ['a'], [])],
    },
  ],
};

test('shows the attempt with the highest id', () => {
  expect(writingItems(pupil, null).map(({ key, waiting }) => [key, waiting])).toEqual([
    ['9 a', true],
    ['9 b', false],
    ['9 c', true],
  ]);
});

test('shows a requested attempt instead of the attempt with the highest id', () => {
  expect(writingItems(pupil, 4).map(({ key }) => key)).toEqual(['4 a']);
});

test.each([
  ['9 a', '9 c'],
  ['9 b', '9 c'],
  ['9 c', '9 a'],
])('goes from answer %s to the unmarked answer %s', (after, next) => {
  expect(nextWaiting(writingItems(pupil, null), after)?.key).toBe(next);
});

test('returns null if no other answer is unmarked', () => {
  const one = {
    ...pupil,
    tasks: pupil.tasks.map((t) => ({ ...t, attempts: [attempt(9, ['a'], [])] })),
  };
  expect(nextWaiting(writingItems(one, null), '9 a')).toBeNull();
});
