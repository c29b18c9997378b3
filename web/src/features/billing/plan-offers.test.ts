import { expect, test } from 'vitest';
import type { Holding } from '#teaching/billing/billing.ts';
import { planOffers } from './plan-offers.ts';

const holding = (more: Partial<Holding>): Holding => ({
  plan: 'SINGLE_TEACHER_PLUS_PUPIL',
  kind: 'Subscription',
  status: 'active',
  paymentStatus: 'active',
  quantity: 1,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: null,
  periodEndsAt: '2026-12-01T00:00:00Z',
  cancelAtPeriodEnd: false,
  nextPlan: null,
  ...more,
});
const states = (base: Holding | null) => planOffers({ base }).map(({ state }) => state);

test.each([
  ['no plan', null, ['buy', 'buy', 'buy']],
  ['a trial', holding({ plan: 'TRIAL', kind: 'Trial' }), ['buy', 'buy', 'buy']],
  ['a plan that ended', holding({ status: 'canceled' }), ['buy', 'buy', 'buy']],
  ['the middle plan', holding({}), ['downgrade', 'current', 'upgrade']],
  ['a planned downgrade', holding({ nextPlan: 'SINGLE_TEACHER' }), ['next', 'current', 'upgrade']],
])('with %s', (_, base, expected) => {
  expect(states(base)).toEqual(expected);
});

test('says what changes', () => {
  const [less, , more] = planOffers({ base: holding({}) });
  expect(less?.changes).toEqual(['150 fewer pupils']);
  expect(more?.changes).toEqual(['4 more teachers', '150 more pupils']);
});
