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
  ['a passed attempt', { ...failed, testPassed: true, taskPassed: true }, 'Passed', 'Well done!'],
  [
    'a failed attempt after passing',
    { ...failed, taskPassed: true },
    'Still passed',
    'You got 40% this time. The score you passed with still counts.',
  ],
  [
    'a failed last attempt after passing',
    { ...failed, taskPassed: true, attemptsLeft: 0 },
    'Still passed',
    'You got 40% this time. The score you passed with still counts.',
  ],
  [
    'a failed attempt without an attempt limit',
    failed,
    'Not passed yet',
    'You need 60% to pass. Try again as often as you like.',
  ],
  [
    'a failed attempt with one attempt left',
    { ...failed, attemptsLeft: 1 },
    'Not passed yet',
    'You need 60% to pass. You have one more try.',
  ],
  [
    'a failed attempt with several attempts left',
    { ...failed, attemptsLeft: 3 },
    'Not passed yet',
    'You need 60% to pass. You have 3 more tries.',
  ],
  [
    'a failed attempt with no attempts left',
    { ...failed, attemptsLeft: 0 },
    'Not passed',
    'You need 60% to pass. The right answers are below.',
  ],
  [
    'a free-writing attempt',
    { ...failed, state: 'needs-review' },
    'Handed in',
    'Your teacher will mark this. You’ll see your score once they have.',
  ],
] as const)('describes the outcome of %s', (_, outcome, title, text) => {
  expect(outcomeWords(outcome)).toEqual({ title, text });
});
