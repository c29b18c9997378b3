import { expect, test } from 'vitest';
import { plans } from '../access/plans.ts';
import {
  type BoughtPlan,
  basePlans,
  planChange,
  planOfId,
  planOfLookupKey,
  planPrices,
} from './prices.ts';

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

const pairs = basePlans.flatMap((from) => basePlans.map((to) => [from, to] as const));

test.each(pairs)('%s with add-ons costs no less than %s, which has as much', (from, to) => {
  const lacks = (what: 'teachers' | 'pupils') => Math.max(0, plans[to][what] - plans[from][what]);
  const seats = lacks('teachers') / plans.ADDON_TEACHER_ONE.teachers;
  const places = Math.ceil(lacks('pupils') / plans.ADDON_PUPIL_150.pupils);
  const { ADDON_TEACHER_ONE, ADDON_PUPIL_150, ADDON_PUPIL_PLATFORM } = planPrices;
  const monthly = planPrices[from].amount + seats * ADDON_TEACHER_ONE.amount;
  const isLess =
    plans[from].teachers <= plans[to].teachers && plans[from].pupils <= plans[to].pupils;
  if (!isLess) return expect(planPrices[from].amount).toBeGreaterThan(planPrices[to].amount);
  expect(monthly + places * ADDON_PUPIL_150.amount).toBeGreaterThanOrEqual(planPrices[to].amount);
  expect(12 * monthly + places * ADDON_PUPIL_PLATFORM.amount).toBeGreaterThanOrEqual(
    12 * planPrices[to].amount,
  );
});
