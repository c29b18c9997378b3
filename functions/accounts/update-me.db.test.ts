import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '#db/schema/users.ts';
import { refusesWrongPerson } from '../http/testing/refuses-wrong-person.ts';
import { signIn } from '../http/testing/sign-in.ts';
import { type Accounts, openAccounts } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

test('changes only name and country', async () => {
  await accounts.addPerson('ana');
  const token = await signIn('public', { id: 'ana' });
  const json = { fullName: "Ana O'Neill", country: 'IRL', role: 'admin', email: 'x@y.org' };
  const answer = await accounts.call('PATCH /v1/me', { token, json });
  expect(await answer.json()).toMatchObject({ fullName: "Ana O'Neill", country: 'IRL' });
  const [row] = await accounts.db.select().from(users).where(eq(users.id, 'ana'));
  expect(row).toMatchObject({ role: 'public', email: 'ana@school.test', fullName: "Ana O'Neill" });
  const kept = await accounts.call('PATCH /v1/me', { token, json: { country: 'FRA' } });
  expect(await kept.json()).toMatchObject({ fullName: "Ana O'Neill", country: 'FRA' });
});

test('rejects an invalid name', async () => {
  const token = await signIn('public', { id: 'ana' });
  const answer = await accounts.call('PATCH /v1/me', { token, json: { fullName: '<b>' } });
  expect((await answer.json()).fields).toMatchObject([{ field: 'fullName' }]);
});

test('returns 403 for a blocked account', async () => {
  await accounts.addPerson('gone', { blockedAt: '2026-01-01T00:00:00Z' });
  const token = await signIn('public', { id: 'gone' });
  const answer = await accounts.call('PATCH /v1/me', { token, json: { fullName: 'Back' } });
  expect([answer.status, (await answer.json()).message]).toEqual([403, 'forbidden']);
  const [row] = await accounts.db.select().from(users).where(eq(users.id, 'gone'));
  expect(row?.fullName).toBe('Person gone');
});

refusesWrongPerson('changing the profile', () => ({
  call: accounts.call,
  route: 'PATCH /v1/me',
  json: { country: 'FRA' },
  wrongRoles: ['PUPIL'],
}));
