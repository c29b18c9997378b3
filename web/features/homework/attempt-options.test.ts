import { expect, test } from 'vitest';
import { attemptOptions, attemptsOf, optionOf } from './attempt-options.ts';

test('every choice comes back as itself', () => {
  for (const { value } of attemptOptions) expect(optionOf(attemptsOf(value))).toBe(value);
});

test.each([
  [null, 'any'],
  [4, '5'],
  [20, 'any'],
])('%s attempts are the choice %s', (attempts, option) => {
  expect(optionOf(attempts)).toBe(option);
});
