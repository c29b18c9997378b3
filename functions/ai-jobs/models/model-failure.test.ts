import { expect, it } from 'vitest';
import { type FailureCode, ModelFailure } from './model-failure.ts';

it.each([
  ['model_busy', 'The AI is very busy at the moment. Trying again…'],
  [
    'model_quota',
    'Lexiloom’s credit with the AI provider is used up, and its administrators have been notified. Trying again…',
  ],
] satisfies [FailureCode, string][])(
  'says that a call that failed with %s is tried again',
  (code, message) => {
    const failure = new ModelFailure(code, 'reason');
    expect(failure.passes).toBe(true);
    expect(failure.retryMessage).toBe(message);
  },
);

it('does not promise another try after a permanent failure', () => {
  const failure = new ModelFailure('model_refused', 'reason');
  expect(failure.passes).toBe(false);
  expect(failure.retryMessage).toBe(failure.problem.message);
});
