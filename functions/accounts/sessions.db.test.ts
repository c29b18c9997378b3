import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusesWrongPerson } from '../http/testing/refuses-wrong-person.ts';
import { type Accounts, openAccounts, password } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test('lists the user’s own sessions, the current one first, and ends all others', async () => {
  await accounts.addPerson('ana');
  await accounts.addPerson('ben');
  const elsewhere = await accounts.call('POST /login', {
    json: { userName: 'ana@school.test', password },
    headers: { 'user-agent': firefox },
  });
  expect(elsewhere.status).toBe(200);
  const here = await accounts.signInAs('ana@school.test');
  await accounts.signInAs('ben@school.test');
  const list = async () => (await accounts.call('GET /v1/me/sessions', here)).json();
  expect(await list()).toMatchObject([
    { isThisOne: true },
    { isThisOne: false, device: 'Firefox on Linux' },
  ]);
  for (let twice = 0; twice < 2; twice++) {
    expect((await accounts.call('POST /v1/me/sessions/end', here)).status).toBe(204);
    expect(await list()).toHaveLength(1);
  }
  expect(
    (await accounts.call(`GET /auth/${here.xsrf}`, { headers: { cookie: here.cookie } })).status,
  ).toBe(200);
});

refusesWrongPerson('listing sessions', () => ({
  call: accounts.call,
  route: 'GET /v1/me/sessions',
}));
refusesWrongPerson('ending sessions', () => ({
  call: accounts.call,
  route: 'POST /v1/me/sessions/end',
}));
