import { expect, test } from 'vitest';
import { outcomeWords } from './TaskOutcome.tsx';

const failed = {
  state: 'marked',
  testPassed: false,
  taskPassed: false,
  scorePercentage: 40,
  attemptsLeft: null,
  passMark: 60,
} as const;

test.each([
  ['passed', { ...failed, testPassed: true, taskPassed: true }, 'Passed', 'Well done!'],
  [
    'practised after passing, and failed',
    { ...failed, taskPassed: true },
    'Still passed',
    'You got 40% this time. The score you passed with still counts.',
  ],
  [
    'failed with the last try after passing',
    { ...failed, taskPassed: true, attemptsLeft: 0 },
    'Still passed',
    'You got 40% this time. The score you passed with still counts.',
  ],
  [
    'as often as one likes',
    failed,
    'Not passed yet',
    'You need 60% to pass. Try again as often as you like.',
  ],
  [
    'one try left',
    { ...failed, attemptsLeft: 1 },
    'Not passed yet',
    'You need 60% to pass. You have one more try.',
  ],
  [
    'some left',
    { ...failed, attemptsLeft: 3 },
    'Not passed yet',
    'You need 60% to pass. You have 3 more tries.',
  ],
  [
    'none left',
    { ...failed, attemptsLeft: 0 },
    'Not passed',
    'You need 60% to pass. The right answers are below.',
  ],
  [
    'free writing',
    { ...failed, state: 'needs-review' },
    'Handed in',
    'Your teacher will mark this. You’ll see your score once they have.',
  ],
] as const)('describes the outcome: %s', (_, outcome, title, text) => {
  expect(outcomeWords(outcome)).toEqual({ title, text });
});
