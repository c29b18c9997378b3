import { expect, test } from 'vitest';
import { plans } from '../access/plans.ts';
import { baseCurrency, type Currency, currencies } from './currencies.ts';
import {
  amountOf,
  type BoughtPlan,
  basePlans,
  planChange,
  planOfId,
  planOfLookupKey,
  planOfPrice,
  planPrices,
} from './prices.ts';

test.each([
  ['SINGLE_TEACHER', 'DEPARTMENT', 'upgrade'],
  ['SINGLE_TEACHER', 'SINGLE_TEACHER_PLUS_PUPIL', 'upgrade'],
  ['DEPARTMENT', 'SINGLE_TEACHER', 'downgrade'],
  ['DEPARTMENT', 'DEPARTMENT', null],
] as const)(
  'classifies a change from %s to %s as %s',
  (from: BoughtPlan, to: BoughtPlan, change) => {
    expect(planChange(from, to)).toBe(change);
  },
);

test('finds each plan by its id and its lookup key, and returns null for unknown ids and keys', () => {
  for (const [plan, { planId, lookupKey }] of Object.entries(planPrices)) {
    expect(planOfId(planId)).toBe(plan);
    expect(planOfLookupKey(lookupKey)).toBe(plan);
  }
  expect(planOfId(0)).toBeNull();
  expect(planOfLookupKey('lexiloom_none')).toBeNull();
  expect(planOfLookupKey(null)).toBeNull();
});

test('returns the plan for a price that has been replaced', () => {
  const { lookupKey } = planPrices.DEPARTMENT;
  expect(planOfPrice({ lookup_key: lookupKey, metadata: {} })).toBe('DEPARTMENT');
  expect(planOfPrice({ lookup_key: null, metadata: { lookupKey } })).toBe('DEPARTMENT');
  expect(planOfPrice({ lookup_key: null, metadata: {} })).toBeNull();
});

const pairs = currencies.flatMap((currency) =>
  basePlans.flatMap((from) => basePlans.map((to) => [currency, from, to] as const)),
);

test.each(pairs)(
  'in %s, %s with enough add-ons costs at least as much as %s',
  (currency, from, to) => {
    const lacks = (what: 'teachers' | 'pupils') => Math.max(0, plans[to][what] - plans[from][what]);
    const cost = (plan: BoughtPlan) => amountOf(plan, currency);
    const seats = lacks('teachers') / plans.ADDON_TEACHER_ONE.teachers;
    const places = Math.ceil(lacks('pupils') / plans.ADDON_PUPIL_150.pupils);
    const month = cost(from) + seats * cost('ADDON_TEACHER_ONE');
    const isLess =
      plans[from].teachers <= plans[to].teachers && plans[from].pupils <= plans[to].pupils;
    if (!isLess) return expect(cost(from)).toBeGreaterThan(cost(to));
    expect(month + places * cost('ADDON_PUPIL_150')).toBeGreaterThanOrEqual(cost(to));
    expect(12 * month + places * cost('ADDON_PUPIL_PLATFORM')).toBeGreaterThanOrEqual(
      12 * cost(to),
    );
  },
);

test.each(currencies)(
  'in %s, ranks the plans by price in the same order as in pounds',
  (currency) => {
    const inOrder = (code: Currency) =>
      basePlans.toSorted((one, other) => amountOf(one, code) - amountOf(other, code));
    expect(inOrder(currency)).toEqual(inOrder(baseCurrency));
  },
);

test.each(currencies)('in %s, keeps every price within Stripe’s limit of eight digits', (code) => {
  for (const { amounts } of Object.values(planPrices)) {
    expect(amounts[code]).toBeGreaterThan(0);
    expect(amounts[code]).toBeLessThanOrEqual(99_999_999);
  }
});
