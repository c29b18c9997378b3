import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyAccessToken } from '../http/access-token.ts';
import { refusesBadInput } from '../http/testing/refuses-bad-input.ts';
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

test('confirms the address and starts a trial of 14 days', async () => {
  const secret = await register('ana@school.test');
  expect((await verify(secret)).status).toBe(204);
  const { token } = await accounts.signInAs('ana@school.test');
  expect((await verifyAccessToken(accounts.env.SESSION_SECRET, token)).privilege).toContain(
    'gapFill',
  );
  const expected = { plan: 'TRIAL', kind: 'Trial', status: 'active', payment_status: 'trialing' };
  expect(await trials()).toEqual([{ ...expected, fortnight: true }]);
  // A mail scanner or a second click may open the link again. This has no effect.
  const again = await Promise.all([verify(secret), verify(secret)]);
  expect(again.map((answer) => answer.status)).toEqual([204, 204]);
  expect(await trials()).toHaveLength(1);
});

test('returns 404 for an expired link, a link for another purpose and a forged link', async () => {
  const secret = await register('old@school.test');
  await accounts.db.execute(sql`update mail_secrets set expires_at = now() - interval '1 second'`);
  expect((await verify(secret)).status).toBe(404);
  await accounts.call('POST /forgetPassword', { json: { email: 'old@school.test' } });
  expect((await verify(accounts.mailedSecret('old@school.test'))).status).toBe(404);
  expect((await verify('invented')).status).toBe(404);
});

refusesBadInput('verifying an address', () => ({
  call: accounts.call,
  route: 'POST /auth/verify-email',
  bodies: [
    [{}, 'secret'],
    [{ secret: '' }, 'secret'],
    [{ secret: 'x'.repeat(101) }, 'secret'],
  ],
}));
