import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusesBadInput } from '../http/testing/refuses-bad-input.ts';
import { type Accounts, openAccounts } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

const forget = (email: string) => accounts.call('POST /forgetPassword', { json: { email } });

test('responds the same whether or not the account exists', async () => {
  await accounts.addPerson('ana');
  const before = accounts.mails.length;
  const [known, unknown] = [await forget('ana@school.test'), await forget('nobody@school.test')];
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  expect(known.status).toBe(202);
  expect(accounts.mails.length - before).toBe(1);
});

test('sends no email to a blocked account', async () => {
  await accounts.addPerson('gone', { blockedAt: '2026-01-01T00:00:00Z' });
  await forget('gone@school.test');
  expect(accounts.mailedSecret('gone@school.test')).toBe('');
});

test('allows five requests an hour, whether or not the account exists', async () => {
  for (const email of ['many@school.test', 'nobody-at-all@school.test']) {
    if (email.startsWith('many')) await accounts.addPerson('many');
    for (let n = 0; n < 5; n++) expect((await forget(email)).status).toBe(202);
    expect((await forget(email)).status).toBe(429);
  }
});

refusesBadInput('requesting a new password', () => ({
  call: accounts.call,
  route: 'POST /forgetPassword',
  bodies: [[{}, 'email']],
}));
