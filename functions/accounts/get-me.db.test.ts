import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAccounts } from '#db/seed/accounts.ts';
import { User } from '#teaching/access/user.ts';
import { refusesWrongPerson } from '../_base/testing/refuses-wrong-person.ts';
import { signIn } from '../_base/testing/sign-in.ts';
import { type Accounts, openAccounts } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
  await seedAccounts(accounts.db);
});
afterAll(() => accounts.close());

const me = async (id: string, role: 'public' | 'PUPIL' | 'admin' = 'public') =>
  accounts.call('GET /v1/me', { token: await signIn(role, { id }) });

test('the owner of a department sees its teachers and its places', async () => {
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

test('a teacher of the department has its plan, but not its list', async () => {
  expect(await (await me('demo-french')).json()).toMatchObject({
    organisation: { isOwner: false },
    subscription: { plan: 'DEPARTMENT' },
    teacherProfiles: [],
    hasSeenTeacherProfileModal: true,
  });
});

test('a teacher on a trial', async () => {
  const body = await (await me('demo-trial')).json();
  expect(body).toMatchObject({
    organisation: null,
    subscription: { plan: 'TRIAL' },
    remainingTeachers: 0,
    totalPupilsAllowed: 30,
  });
  expect(new Date(body.subscription.endsAt).getTime()).toBeGreaterThan(Date.now());
});

test('a pupil learns nothing of what the school pays for', async () => {
  expect(await (await me('demo-amber-8b', 'PUPIL')).json()).toMatchObject({
    userName: 'amber-8b',
    email: null,
    subscription: null,
    teacherProfiles: [],
    totalPupilsAllowed: 0,
  });
});

test('a blocked or removed account is told in the word that wipes the browser', async () => {
  await accounts.addPerson('gone', { blockedAt: '2026-01-01T00:00:00Z' });
  for (const id of ['gone', 'never-was']) {
    const answer = await me(id);
    expect([answer.status, (await answer.json()).message]).toEqual([403, 'forbidden']);
  }
});

refusesWrongPerson('one’s own account', () => ({ call: accounts.call, route: 'GET /v1/me' }));
