import { expect, test } from 'vitest';
import type { Holding } from '#contracts/billing/billing.ts';
import { paidOnce } from './price-words.ts';

const holding = (more: Partial<Holding>): Holding => ({
  plan: 'ADDON_PUPIL_PLATFORM',
  kind: 'one_time_payment',
  status: 'active',
  paymentStatus: 'active',
  quantity: 1,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2027-11-01T12:00:00Z',
  periodEndsAt: null,
  cancelAtPeriodEnd: false,
  nextPlan: null,
  ...more,
});

test.each([
  ['one add-on', holding({}), ['Pupil platform, until 1 November 2027']],
  [
    'two units of an add-on',
    holding({ quantity: 2 }),
    ['2 × Pupil platform, until 1 November 2027'],
  ],
  ['only a monthly add-on', holding({ plan: 'ADDON_PUPIL_150', kind: 'Subscription' }), []],
])('lists one-off add-ons for a customer with %s', (_, held, words) => {
  expect(paidOnce({ addons: [held] }, 'en-GB')).toEqual(words);
});
