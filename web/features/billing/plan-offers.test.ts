import { expect, test } from 'vitest';
import { termsOf } from '#contracts/access/plan-access.ts';
import type { Holding } from '#contracts/billing/billing.ts';
import { changeHindrance, planOffers } from './plan-offers.ts';

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
const alone = { currency: 'gbp' as const, addons: [], used: { teachers: 1, pupils: 0 } };
const states = (base: Holding | null) =>
  planOffers({ base, mapped: {}, ...alone }).map(({ state }) => state);

test.each([
  ['no plan', null, ['buy', 'buy', 'buy']],
  ['a trial', holding({ plan: 'TRIAL', kind: 'Trial' }), ['buy', 'buy', 'buy']],
  ['a canceled plan', holding({ status: 'canceled' }), ['buy', 'buy', 'buy']],
  [
    'an overdue payment for the middle plan',
    holding({ paymentStatus: 'past_due' }),
    ['none', 'current', 'none'],
  ],
  [
    'the middle plan, expired because it was not paid',
    holding({ paymentStatus: 'unpaid', status: 'expired' }),
    ['none', 'current', 'none'],
  ],
  [
    'a plan that will not renew',
    holding({ cancelAtPeriodEnd: true }),
    ['none', 'current', 'upgrade'],
  ],
  ['the middle plan', holding({}), ['downgrade', 'current', 'upgrade']],
  ['a planned downgrade', holding({ nextPlan: 'SINGLE_TEACHER' }), ['next', 'current', 'upgrade']],
])('determines the offer for each plan for a customer with %s', (_, base, expected) => {
  expect(states(base)).toEqual(expected);
});

test.each([
  ['no plan', null, null],
  ['a trial', holding({ plan: 'TRIAL', kind: 'Trial' }), null],
  ['a paid plan', holding({}), null],
  ['a canceled plan', holding({ status: 'canceled', cancelAtPeriodEnd: true }), null],
  ['an unpaid plan', holding({ paymentStatus: 'unpaid' }), /^A payment is due\./],
  ['a plan that will not renew', holding({ cancelAtPeriodEnd: true }), /keep your plan first/],
])('reports what prevents a plan change, if anything, for a customer with %s', (_, base, words) => {
  const said = changeHindrance(base);
  if (words) expect(said).toMatch(words);
  else expect(said).toBeNull();
});

test('lists how the numbers of teachers and pupils change with each plan', () => {
  const [less, , more] = planOffers({ base: holding({}), mapped: {}, ...alone });
  expect(less?.changes).toEqual(['150 fewer pupils']);
  expect(more?.changes).toEqual(['4 more teachers', '150 more pupils']);
});

test('offers a plan including the places that an admin added', () => {
  const mapped = { DEPARTMENT: { ...termsOf('DEPARTMENT', {}), teachers: 8 } };
  const [, , department] = planOffers({ base: holding({}), mapped, ...alone });
  expect(department).toMatchObject({ teachers: 8 });
  expect(department?.changes).toContain('7 more teachers');
});

const seats = (quantity: number) => [holding({ plan: 'ADDON_TEACHER_ONE', quantity })];

test.each([
  ['three teachers', 3, [], 'none', 'Your department has 3 teachers, and this leaves one seat.'],
  ['three teachers and one extra seat', 3, seats(1), 'none', 'and this leaves 2 seats.'],
  ['three teachers and two extra seats', 3, seats(2), 'downgrade', ''],
  ['one teacher', 1, [], 'downgrade', ''],
] as const)(
  'lets a department of %s downgrade only if every teacher has a seat',
  (_, teachers, addons, state, words) => {
    const base = holding({ plan: 'DEPARTMENT' });
    const used = { teachers, pupils: 0 };
    const [smallest] = planOffers({ ...alone, base, mapped: {}, addons: [...addons], used });
    expect(smallest?.state).toBe(state);
    expect(smallest?.tooSmall.join()).toContain(words);
  },
);

test('allows a downgrade with too many pupils and explains what happens to them', () => {
  const used = { teachers: 1, pupils: 24 };
  const [less] = planOffers({ ...alone, base: holding({}), mapped: {}, used });
  expect(less?.state).toBe('downgrade');
  expect(less?.tooSmall).toEqual([
    'Your 24 pupils and their work stay, but you can only add more once places are free.',
  ]);
});

test('lists the features that an admin removed from a plan', () => {
  const { features: all, ...terms } = termsOf('DEPARTMENT', {});
  const mapped = { DEPARTMENT: { ...terms, features: all.filter((one) => one !== 'whiteboard') } };
  const offers = planOffers({ base: null, mapped, ...alone });
  expect(offers.map(({ missing }) => missing)).toEqual([[], [], ['Whiteboard']]);
});

test.each([
  ['gbp', [800, 1400, 4500]],
  ['cop', [2_990_000, 5_290_000, 16_900_000]],
] as const)('shows prices in the account’s currency: %s', (currency, amounts) => {
  const offers = planOffers({ ...alone, currency, base: null, mapped: {} });
  expect(offers.map(({ amount }) => amount)).toEqual(amounts);
});
