import { expect, test } from 'vitest';
import { taskState } from './HomeworkCard.tsx';

const task = {
  id: 1,
  taskName: 'Gap-fill',
  template: 'TYPE_THE_ANSWER' as const,
  skillType: 'READING' as const,
  size: 10,
  scorePercentage: null,
  testPassed: null,
  toReview: false,
  attempts: 0,
  attemptsLeft: null,
  begun: false,
};
const handedIn = { ...task, attempts: 1, scorePercentage: 40, testPassed: false };

test.each([
  ['not started', task, 'new', 'Start'],
  ['started', { ...task, begun: true }, 'begun', 'Continue'],
  ['not passed', handedIn, 'failed', 'Try again'],
  ['not passed but started again', { ...handedIn, begun: true }, 'failed', 'Continue'],
  ['not passed and has no attempt left', { ...handedIn, attemptsLeft: 0 }, 'failed', null],
  ['passed', { ...handedIn, testPassed: true }, 'passed', 'Practise'],
  [
    'passed and has no attempt left',
    { ...handedIn, testPassed: true, attemptsLeft: 0 },
    'passed',
    null,
  ],
  ['waiting for the teacher’s mark', { ...handedIn, toReview: true }, 'waiting', null],
] as const)('shows the state and the action of a task that is %s', (_, given, kind, act) => {
  expect(taskState(given)).toEqual({ kind, act });
});
