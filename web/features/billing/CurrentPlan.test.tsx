import { expect, test } from 'vitest';
import type { Holding } from '#contracts/billing/billing.ts';
import { currentWords } from './CurrentPlan.tsx';

const holding: Holding = {
  plan: 'DEPARTMENT',
  kind: 'Subscription',
  status: 'active',
  paymentStatus: 'active',
  quantity: 1,
  startsAt: '2026-11-01T12:00:00Z',
  endsAt: null,
  periodEndsAt: '2026-12-01T12:00:00Z',
  cancelAtPeriodEnd: false,
  nextPlan: null,
};

test.each<[Partial<Holding>, string]>([
  [{}, 'It is renewed on 1 December 2026.'],
  [{ periodEndsAt: null }, 'It is renewed at the end of the period.'],
  [{ cancelAtPeriodEnd: true }, 'It ends on 1 December 2026 and is not renewed.'],
  [{ nextPlan: 'SINGLE_TEACHER' }, 'It changes to Single teacher on 1 December 2026.'],
  [{ paymentStatus: 'past_due' }, 'The last payment failed.'],
  [{ paymentStatus: 'unpaid', status: 'expired' }, 'It hasn’t been paid, so it’s on hold.'],
  [
    { paymentStatus: 'canceled', status: 'canceled', endsAt: '2026-11-20T12:00:00Z' },
    'It ended on 20 November 2026.',
  ],
  [
    { kind: 'Trial', periodEndsAt: null, endsAt: '2026-11-15T12:00:00Z' },
    'It is free and ends on 15 November',
  ],
  [
    { kind: 'one_time_payment', periodEndsAt: null, endsAt: '2027-11-01T12:00:00Z' },
    'It was paid once and ends on',
  ],
])('describes a plan with %j', (more, words) => {
  expect(currentWords({ ...holding, ...more }, 'en-GB')).toContain(words);
});
