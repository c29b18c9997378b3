import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nodeHasher } from '#functions/http/testing/node-hasher.ts';
import { refusesBadInput } from '../http/testing/refuses-bad-input.ts';
import { type Accounts, openAccounts } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

const next = 'Kl4vier&wald';
const forget = (email: string) => accounts.call('POST /forgetPassword', { json: { email } });
const set = (secret: string, password = next) =>
  accounts.call('POST /newpassword', { json: { secret, password } });
async function mailedTo(email: string): Promise<string> {
  await forget(email);
  return accounts.mailedSecret(email);
}

test('sets the password once, ends every session and sends an email', async () => {
  await accounts.addPerson('ana');
  const before = await accounts.signInAs('ana@school.test');
  const secret = await mailedTo('ana@school.test');
  expect((await set(secret)).status).toBe(204);
  const refreshed = await accounts.call(`GET /auth/${before.xsrf}`, {
    headers: { cookie: before.cookie },
  });
  expect(refreshed.status).toBe(401);
  expect((await accounts.signInAs('ana@school.test')).answer.status).toBe(401);
  expect((await accounts.signInAs('ana@school.test', next)).answer.status).toBe(200);
  expect(accounts.mails.at(-1)?.subject).toBe('Your Lexiloom password was changed');
  expect((await set(secret, 'An0ther&one')).status).toBe(404);
});

test('accepts only the newest link, and only for an hour', async () => {
  await accounts.addPerson('ben');
  const first = await mailedTo('ben@school.test');
  const second = await mailedTo('ben@school.test');
  expect((await set(first)).status).toBe(404);
  await accounts.db.execute(
    sql`update mail_secrets set expires_at = expires_at - interval '1 hour'`,
  );
  expect((await set(second)).status).toBe(404);
  expect((await set('invented')).status).toBe(404);
});

test('accepts a link in the older format, with its secret in the path', async () => {
  await accounts.addPerson('old');
  const secret = await mailedTo('old@school.test');
  const json = { password: next };
  expect((await accounts.call(`POST /newpassword/${secret}`, { json })).status).toBe(204);
  expect((await set(secret)).status).toBe(404);
});

test('unlocks a locked account and confirms its address', async () => {
  await accounts.addPerson('locked', { emailVerifiedAt: null });
  for (let n = 0; n < 6; n++) await accounts.signInAs('locked@school.test', 'Wr0ng-1-x');
  await set(await mailedTo('locked@school.test'));
  expect((await accounts.signInAs('locked@school.test', next)).answer.status).toBe(200);
});

test('hashes no password for an invalid link, and returns 429 after a hundred attempts in an hour', async () => {
  await accounts.addPerson('guessed');
  const secret = await mailedTo('guessed@school.test');
  const headers = { 'cf-connecting-ip': '192.0.2.77' };
  const tryTo = (id: string) =>
    accounts.call(`POST /newpassword/${id}`, { json: { password: next }, headers });
  const hash = vi.spyOn(nodeHasher, 'hash');
  const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => tryTo(`guess-${n}`)));
  expect(answers.every(({ status }) => status === 404)).toBe(true);
  const refused = await tryTo('guess-100');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(hash).not.toHaveBeenCalled();
  hash.mockRestore();
  // Wrong guesses from the same network do not block a user who has an emailed link (0212).
  expect((await tryTo(secret)).status).toBe(204);
});

refusesBadInput('a new password', () => ({
  call: accounts.call,
  route: 'POST /newpassword/x',
  bodies: [
    [{}, 'password'],
    [{ password: 'short' }, 'password'],
    [{ password: 'P@ssw0rd' }, 'password'],
  ],
}));
