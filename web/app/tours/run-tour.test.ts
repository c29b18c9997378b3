import { expect, test } from 'vitest';
import { nearestStep, noNextStep } from './run-tour.ts';

const there = (step: string) => step !== '-';

test.each([
  ['the next step', 'a b c', 1, 1, 1, 0],
  ['the step after a missing step', 'a - c', 1, 1, 2, 1],
  ['no step if all later steps are missing', 'a - -', 1, 1, null, 2],
  ['no step after the last step', 'a', 1, 1, null, 0],
  ['the step before a missing step when going back', 'a - c', 1, -1, 0, 0],
  ['no step before the first step', '- b', 0, -1, null, 0],
  ['the first step whose element exists', '- - c', 0, 1, 2, 2],
  ['no step if every element is missing', '- -', 0, 1, null, 2],
] as const)('finds %s', (_, steps, from, direction, at, missed) => {
  const log: string[] = [];
  const found = nearestStep(steps.split(' '), from, direction, there, (line) => log.push(line));
  expect(found).toBe(at);
  expect(log).toEqual(Array(missed).fill('Next step does not exist'));
});

test('logs the exact message of the specification', () => {
  expect(noNextStep).toBe('Next step does not exist');
});
