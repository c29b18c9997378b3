import { expect, test } from 'vitest';
import { shownAttempt } from './shown-attempt.ts';

const attempt = (id: number, testPassed: boolean) => ({ id, testPassed });

test.each([
  ['no attempt if there is none', [], null],
  ['the only attempt', [attempt(1, false)], 1],
  [
    'the failed attempt with the highest id',
    [attempt(3, false), attempt(7, false), attempt(5, false)],
    7,
  ],
  ['a passed attempt rather than a later failed one', [attempt(3, true), attempt(9, false)], 3],
  [
    'the passed attempt with the highest id',
    [attempt(3, true), attempt(4, true), attempt(9, false)],
    4,
  ],
] as const)('shows %s', (_, attempts, id) => {
  expect(shownAttempt(attempts)?.id ?? null).toBe(id);
});
