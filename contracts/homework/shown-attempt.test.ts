import { expect, test } from 'vitest';
import { shownAttempt } from './shown-attempt.ts';

const attempt = (id: number, testPassed: boolean) => ({ id, testPassed });

test.each([
  ['none', [], null],
  ['the only one', [attempt(1, false)], 1],
  ['the highest id of failed ones', [attempt(3, false), attempt(7, false), attempt(5, false)], 7],
  ['the passed one before a later failed one', [attempt(3, true), attempt(9, false)], 3],
  ['the highest id of passed ones', [attempt(3, true), attempt(4, true), attempt(9, false)], 4],
] as const)('chooses the attempt to show: %s', (_, attempts, id) => {
  expect(shownAttempt(attempts)?.id ?? null).toBe(id);
});
