import { expect, test } from 'vitest';
import { planWords } from './AddResource.tsx';

const trial = {
  plan: 'TRIAL',
  kind: 'Trial',
  status: 'active',
  paymentStatus: 'trialing',
  endsAt: '2026-12-05T00:00:00Z',
} as const;

test.each([
  ['Trial, until 5 December', trial],
  ['Department', { ...trial, plan: 'DEPARTMENT', endsAt: null }],
  ['Trial: ended', { ...trial, status: 'expired' }],
  ['Trial: canceled', { ...trial, status: 'canceled' }],
  ['No plan yet', null],
] as const)('describes the plan as “%s”', (words, subscription) => {
  expect(planWords(subscription)).toBe(words);
  expect(planWords(null, true)).toBe('everything included');
});
