import { expect, test } from 'vitest';
import { nearestStep, noNextStep } from './run-tour.ts';

const there = (step: string) => step !== '-';

test.each([
  ['the next one', 'a b c', 1, 1, 1, 0],
  ['the one after a missing one', 'a - c', 1, 1, 2, 1],
  ['nothing after the last', 'a - -', 1, 1, null, 2],
  ['nothing beyond the end', 'a', 1, 1, null, 0],
  ['back over a missing one', 'a - c', 1, -1, 0, 0],
  ['nothing before the first', '- b', 0, -1, null, 0],
  ['the first that is there', '- - c', 0, 1, 2, 2],
  ['nothing where nothing is', '- -', 0, 1, null, 2],
] as const)('finds the nearest step: %s', (_, steps, from, direction, at, missed) => {
  const log: string[] = [];
  const found = nearestStep(steps.split(' '), from, direction, there, (line) => log.push(line));
  expect(found).toBe(at);
  expect(log).toEqual(Array(missed).fill('Next step does not exist'));
});

test('logs the exact message of the specification', () => {
  expect(noNextStep).toBe('Next step does not exist');
});
