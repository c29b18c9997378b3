import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { User } from '#contracts/access/user.ts';
import { seedAccounts } from '#db/seed/accounts.ts';
import { refusesWrongPerson } from '../http/testing/refuses-wrong-person.ts';
import { signIn } from '../http/testing/sign-in.ts';
import { type Accounts, openAccounts } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
  await seedAccounts(accounts.db);
});
afterAll(() => accounts.close());

const me = async (id: string, role: 'public' | 'PUPIL' | 'admin' = 'public') =>
  accounts.call('GET /v1/me', { token: await signIn(role, { id }) });

test('returns the teachers and the remaining seats to the owner of a department', async () => {
  const body = await (await me('demo-head')).json();
  expect(User.parse(body)).toEqual(body);
  expect(body).toMatchObject({
    email: 'head@lexiloom.test',
    organisation: { name: 'Lindenfold School, Modern Languages', isOwner: true },
    subscription: { plan: 'DEPARTMENT', status: 'active', endsAt: null },
    selectedTeacherProfile: { id: 'demo-head' },
    hasSeenTeacherProfileModal: false,
    pupilPlatformAllowed: true,
    totalTeachersAllowed: 5,
    remainingTeachers: 2,
    totalPupilsAllowed: 300,
    remainingPupils: 276,
  });
  expect(body.teacherProfiles).toHaveLength(3);
  expect(JSON.stringify(body)).not.toContain('argon2');
});

test('returns the department’s plan to a teacher, but not its teachers', async () => {
  expect(await (await me('demo-french')).json()).toMatchObject({
    organisation: { isOwner: false },
    subscription: { plan: 'DEPARTMENT' },
    teacherProfiles: [],
    hasSeenTeacherProfileModal: true,
  });
});

test('returns the trial and its end to a teacher on a trial', async () => {
  const body = await (await me('demo-trial')).json();
  expect(body).toMatchObject({
    organisation: null,
    subscription: { plan: 'TRIAL' },
    remainingTeachers: 0,
    totalPupilsAllowed: 30,
  });
  expect(new Date(body.subscription.endsAt).getTime()).toBeGreaterThan(Date.now());
});

test('returns the active plan rather than an add-on, and an expired trial as expired', async () => {
  const { db } = accounts;
  await accounts.addPerson('buys');
  const add = (id: string, plan: string, rest: string) =>
    db.execute(
      sql.raw(`insert into subscriptions (id, user_id, plan, kind, status, payment_status, starts_at,
        stripe_subscription_id, period_ends_at, cancel_at_period_end, ends_at)
        values ('${id}', 'buys', '${plan}', ${rest})`),
    );
  const shown = async () => (await (await me('buys')).json()).subscription;
  await add(
    'b0',
    'TRIAL',
    `'Trial', 'active', 'trialing', now() - interval '15 days', null, null,
    false, now() - interval '1 day'`,
  );
  expect(await shown()).toMatchObject({ plan: 'TRIAL', status: 'expired' });
  await add(
    'b1',
    'ADDON_PUPIL_PLATFORM',
    `'one_time_payment', 'active', 'active', now(), null, null,
    false, now() + interval '1 year'`,
  );
  expect(await shown()).toMatchObject({ plan: 'TRIAL' });
  for (const [id, plan] of [
    ['b2', 'ADDON_TEACHER_ONE'],
    ['b3', 'DEPARTMENT'],
    ['b4', 'ADDON_PUPIL_150'],
  ]) {
    await add(
      String(id),
      String(plan),
      `'Subscription', 'active', 'past_due', now() - interval '1 hour',
      'sub_1', '2030-01-31T00:00:00Z', false, null`,
    );
  }
  expect(await shown()).toMatchObject({
    plan: 'DEPARTMENT',
    paymentStatus: 'past_due',
    endsAt: null,
  });
  await db.execute(sql`update subscriptions set cancel_at_period_end = true where id = 'b3'`);
  expect(new Date((await shown()).endsAt).toISOString()).toBe('2030-01-31T00:00:00.000Z');
});

test('omits the school’s plan for a pupil', async () => {
  expect(await (await me('demo-amber-8b', 'PUPIL')).json()).toMatchObject({
    userName: 'amber-8b',
    email: null,
    subscription: null,
    teacherProfiles: [],
    totalPupilsAllowed: 0,
  });
});

test('returns 403 “forbidden” for a blocked or removed account', async () => {
  await accounts.addPerson('gone', { blockedAt: '2026-01-01T00:00:00Z' });
  for (const id of ['gone', 'never-was']) {
    const answer = await me(id);
    expect([answer.status, (await answer.json()).message]).toEqual([403, 'forbidden']);
  }
});

refusesWrongPerson('reading the own account', () => ({ call: accounts.call, route: 'GET /v1/me' }));
