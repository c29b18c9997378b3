import { expect, test } from 'vitest';
import { type BoughtPlan, planChange, planOfId, planOfLookupKey, planPrices } from './prices.ts';

test.each([
  ['SINGLE_TEACHER', 'DEPARTMENT', 'upgrade'],
  ['SINGLE_TEACHER', 'SINGLE_TEACHER_PLUS_PUPIL', 'upgrade'],
  ['DEPARTMENT', 'SINGLE_TEACHER', 'downgrade'],
  ['DEPARTMENT', 'DEPARTMENT', null],
] as const)('from %s to %s: %s', (from: BoughtPlan, to: BoughtPlan, change) => {
  expect(planChange(from, to)).toBe(change);
});

test('every plan is found again by its number and by its key, and by no other', () => {
  for (const [plan, { planId, lookupKey }] of Object.entries(planPrices)) {
    expect(planOfId(planId)).toBe(plan);
    expect(planOfLookupKey(lookupKey)).toBe(plan);
  }
  expect(planOfId(0)).toBeNull();
  expect(planOfLookupKey('lexiloom_none')).toBeNull();
  expect(planOfLookupKey(null)).toBeNull();
});
