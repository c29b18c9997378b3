import { expect, test } from 'vitest';
import type { User } from '#contracts/access/user.ts';
import { planNotice } from './PlanNote.tsx';

const now = Date.parse('2026-11-22T12:00:00Z');
type Plan = NonNullable<User['subscription']>;

const plan = (more: Partial<Plan> = {}): Plan => ({
  plan: 'SINGLE_TEACHER',
  kind: 'Subscription',
  status: 'active',
  paymentStatus: 'active',
  endsAt: null,
  ...more,
});
const trial = (more: Partial<Plan>): Plan =>
  plan({ plan: 'TRIAL', kind: 'Trial', paymentStatus: 'trialing', ...more });
const inDepartment = (isOwner: boolean): User['organisation'] => ({
  id: 'o',
  name: 'Hill School',
  isOwner,
  role: isOwner ? 'owner' : 'teacher',
});
const told = (
  subscription: User['subscription'],
  organisation: User['organisation'] = null,
  unlimited = false,
) => planNotice({ role: 'public', subscription, organisation }, unlimited, now);

test.each([
  ['a paid plan', plan()],
  ['a plan that ends in a month', plan({ endsAt: '2026-12-22T12:00:00Z' })],
  ['a trial with six days left', trial({ endsAt: '2026-11-28T12:00:00Z' })],
])('shows no notice for %s', (_, subscription) => {
  expect(told(subscription)).toBeNull();
});

test.each([
  ['Your trial ends on Fri 27 Nov.', 'See the plans', trial({ endsAt: '2026-11-27T11:00:00Z' })],
  ['Your trial has ended.', 'See the plans', trial({ status: 'expired' })],
  ['Single teacher has ended.', 'See the plans', plan({ status: 'canceled' })],
  ['Single teacher ends on Tue 24 Nov', 'Manage', plan({ endsAt: '2026-11-24T11:00:00Z' })],
  ['The last payment for Single teacher failed.', 'Pay', plan({ paymentStatus: 'past_due' })],
  [
    'hasn’t been paid, so it’s on hold.',
    'Pay',
    plan({ status: 'expired', paymentStatus: 'unpaid' }),
  ],
  ['The first payment', 'Pay', plan({ status: 'upcoming', paymentStatus: 'incomplete' })],
  ['You have no plan yet.', 'See the plans', null],
])('shows the notice “%s” with the link “%s”', (words, label, subscription) => {
  for (const organisation of [null, inDepartment(true)]) {
    const notice = told(subscription, organisation);
    expect(notice?.words).toContain(words);
    expect(notice?.next?.label).toContain(label);
  }
});

test('shows a department’s teacher only that the plan is inactive, and never payment notices', () => {
  const member = inDepartment(false);
  expect(told(plan({ paymentStatus: 'past_due' }), member)).toBeNull();
  expect(told(plan({ endsAt: '2026-11-24T11:00:00Z' }), member)).toBeNull();
  for (const none of [null, plan({ status: 'canceled' }), plan({ paymentStatus: 'unpaid' })]) {
    expect(told(none, member)).toEqual({
      tone: 'warn',
      words:
        'The plan of Hill School isn’t active at the moment. The owner of your department can tell you more.',
    });
  }
});

test('shows no notice to admins or to users who have all features', () => {
  expect(told(null, null, true)).toBeNull();
  const admin = { role: 'admin', subscription: null, organisation: null } as const;
  expect(planNotice(admin, false, now)).toBeNull();
});
