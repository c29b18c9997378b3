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
  ['nothing done', task, 'new', 'Start'],
  ['something typed', { ...task, begun: true }, 'begun', 'Continue'],
  ['not passed', handedIn, 'failed', 'Try again'],
  ['not passed, begun again', { ...handedIn, begun: true }, 'failed', 'Continue'],
  ['not passed, no attempt left', { ...handedIn, attemptsLeft: 0 }, 'failed', null],
  ['passed', { ...handedIn, testPassed: true }, 'passed', 'Practise'],
  ['passed, no attempt left', { ...handedIn, testPassed: true, attemptsLeft: 0 }, 'passed', null],
  ['waits for the teacher', { ...handedIn, toReview: true }, 'waiting', null],
] as const)('shows the state and the action of a task: %s', (_, given, kind, act) => {
  expect(taskState(given)).toEqual({ kind, act });
});
