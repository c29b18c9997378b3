import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAccessToken } from '../_base/access-token.ts';
import { refusesBadInput } from '../_base/testing/refuses-bad-input.ts';
import { type Accounts, openAccounts, password } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

async function register(email: string): Promise<string> {
  const json = { fullName: 'Ana', email, password, country: 'ESP' };
  await accounts.call('POST /registration', { json });
  return accounts.mailedSecret(email);
}
const verify = (secret: string) => accounts.call('POST /auth/verify-email', { json: { secret } });
const trials = async () =>
  (
    await accounts.db.execute(sql`select plan, kind, status, payment_status,
    ends_at - starts_at = interval '14 days' as fortnight from subscriptions`)
  ).rows;

test('the link confirms the address and starts a fortnight of everything', async () => {
  const secret = await register('ana@school.test');
  expect((await verify(secret)).status).toBe(204);
  const { token } = await accounts.signInAs('ana@school.test');
  expect((await readAccessToken(accounts.env.SESSION_SECRET, token)).privilege).toContain(
    'gapFill',
  );
  const expected = { plan: 'TRIAL', kind: 'Trial', status: 'active', payment_status: 'trialing' };
  expect(await trials()).toEqual([{ ...expected, fortnight: true }]);
  // Opened again, by a mail scanner or a second click, it changes nothing.
  const again = await Promise.all([verify(secret), verify(secret)]);
  expect(again.map((answer) => answer.status)).toEqual([204, 204]);
  expect(await trials()).toHaveLength(1);
});

test('an old link, one for another purpose and an invented one are not found', async () => {
  const secret = await register('old@school.test');
  await accounts.db.execute(sql`update mail_secrets set expires_at = now() - interval '1 second'`);
  expect((await verify(secret)).status).toBe(404);
  await accounts.call('POST /forgetPassword', { json: { email: 'old@school.test' } });
  expect((await verify(accounts.mailedSecret('old@school.test'))).status).toBe(404);
  expect((await verify('invented')).status).toBe(404);
});

test('the mail again: a new link that works, for the unconfirmed alone, with the same words', async () => {
  await register('late@school.test');
  const again = (email: string) =>
    accounts.call('POST /auth/verify-email/again', { json: { email } });
  const before = accounts.mails.length;
  const [unconfirmed, confirmed, nobody] = [
    await again('late@school.test'),
    await again('ana@school.test'),
    await again('nobody@school.test'),
  ];
  expect(accounts.mails.length - before).toBe(1);
  expect([unconfirmed.status, confirmed.status, nobody.status]).toEqual([202, 202, 202]);
  expect(await unconfirmed.text()).toBe(await nobody.text());
  expect((await verify(accounts.mailedSecret('late@school.test'))).status).toBe(204);
});

refusesBadInput('verifying', () => ({
  call: accounts.call,
  route: 'POST /auth/verify-email',
  bodies: [
    [{}, 'secret'],
    [{ secret: '' }, 'secret'],
    [{ secret: 'x'.repeat(101) }, 'secret'],
  ],
}));
refusesBadInput('the mail again', () => ({
  call: accounts.call,
  route: 'POST /auth/verify-email/again',
  bodies: [[{ email: 'x' }, 'email']],
}));
