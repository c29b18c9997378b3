import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusesBadInput } from '../http/testing/refuses-bad-input.ts';
import { refusesWrongPerson } from '../http/testing/refuses-wrong-person.ts';
import { signIn } from '../http/testing/sign-in.ts';
import { type Accounts, openAccounts, password } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

const next = 'Kl4vier&wald';
const change = (token: string, json: object) =>
  accounts.call('POST /v1/me/password', { token, json });

test('changes the password, ends all other sessions and sends an email', async () => {
  await accounts.addPerson('ana');
  const [here, there] = [
    await accounts.signInAs('ana@school.test'),
    await accounts.signInAs('ana@school.test'),
  ];
  expect((await change(here.token, { current: password, next })).status).toBe(204);
  const refresh = ({ cookie, xsrf }: typeof here) =>
    accounts.call(`GET /auth/${xsrf}`, { headers: { cookie } });
  expect((await refresh(here)).status).toBe(200);
  expect((await refresh(there)).status).toBe(401);
  expect((await accounts.signInAs('ana@school.test', next)).answer.status).toBe(200);
  expect(accounts.mails.at(-1)?.subject).toBe('Your Lexiloom password was changed');
});

test('returns 204 without a second email when the same request is repeated', async () => {
  await accounts.addPerson('twice');
  const { token } = await accounts.signInAs('twice@school.test');
  await change(token, { current: password, next });
  const mails = accounts.mails.length;
  expect((await change(token, { current: password, next })).status).toBe(204);
  expect(accounts.mails).toHaveLength(mails);
});

test('reports a wrong password as an error of its field, and returns 429 after five wrong passwords', async () => {
  await accounts.addPerson('ben');
  const { token } = await accounts.signInAs('ben@school.test');
  for (let n = 0; n < 5; n++) {
    const answer = await change(token, { current: 'Wr0ng-1-x', next });
    expect(answer.status).toBe(400);
    expect((await answer.json()).fields).toMatchObject([{ field: 'current' }]);
  }
  expect((await change(token, { current: password, next })).status).toBe(429);
});

refusesWrongPerson('changing the password', () => ({
  call: accounts.call,
  route: 'POST /v1/me/password',
  json: { current: password, next },
}));
refusesBadInput('changing the password', () => ({
  call: accounts.call,
  route: 'POST /v1/me/password',
  token: () => signIn('public'),
  bodies: [
    [{}, 'current'],
    [{ current: password, next: 'short' }, 'next'],
  ],
}));
