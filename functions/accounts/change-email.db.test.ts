import { sql } from 'drizzle-orm';
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

const ask = (token: string, email: string, withPassword = password) =>
  accounts.call('POST /v1/me/email', { token, json: { email, password: withPassword } });
const open = (secret: string, cookie = '') =>
  accounts.call('POST /auth/change-email', { json: { secret }, headers: { cookie } });
const mailsTo = (address: string) => accounts.mails.filter(({ to }) => to === address);

test('changes the address when the emailed link is opened, ends other sessions and emails the old address', async () => {
  await accounts.addPerson('ana');
  const here = await accounts.signInAs('ana@school.test');
  const there = await accounts.signInAs('ana@school.test');
  expect((await ask(here.token, 'ana@new.test')).status).toBe(202);
  expect(mailsTo('ana@school.test').at(-1)?.subject).toMatch(/Someone asked to change/);
  expect((await accounts.signInAs('ana@school.test')).answer.status).toBe(200);

  const secret = accounts.mailedSecret('ana@new.test');
  expect((await open(secret, here.cookie)).status).toBe(204);
  expect((await accounts.signInAs('ana@new.test')).answer.status).toBe(200);
  expect((await accounts.signInAs('ana@school.test')).answer.status).toBe(401);
  const refresh = ({ cookie, xsrf }: typeof here) =>
    accounts.call(`GET /auth/${xsrf}`, { headers: { cookie } });
  expect((await refresh(here)).status).toBe(200);
  expect((await refresh(there)).status).toBe(401);
  expect(mailsTo('ana@school.test').at(-1)?.subject).toMatch(/has a new e-mail address/);

  const mails = accounts.mails.length;
  expect((await open(secret)).status, 'opened again').toBe(204);
  expect(accounts.mails).toHaveLength(mails);
});

test('responds the same for a taken address, and sends no link to its owner', async () => {
  await accounts.addPerson('ben');
  await accounts.addPerson('cleo');
  const { token } = await accounts.signInAs('ben@school.test');
  const free = await ask(token, 'free@new.test');
  const taken = await ask(token, 'CLEO@school.test');
  expect(taken.status).toBe(free.status);
  expect(await taken.text()).toBe(await free.text());
  expect(accounts.mails.findLast(({ to }) => to === 'CLEO@school.test')?.text).not.toContain(
    'secret=',
  );
});

test('returns 404 if the address was taken before the link was opened', async () => {
  await accounts.addPerson('dora');
  const { token } = await accounts.signInAs('dora@school.test');
  await ask(token, 'late@new.test');
  await accounts.addPerson('late', { email: 'late@new.test' });
  expect((await open(accounts.mailedSecret('late@new.test'))).status).toBe(404);
});

test('gives the address to the user who confirmed it, even if an unconfirmed account has it', async () => {
  await accounts.addPerson('emil');
  await accounts.addPerson('squatter', { email: 'emil@new.test', emailVerifiedAt: null });
  const { token } = await accounts.signInAs('emil@school.test');
  await ask(token, 'emil@new.test');
  expect((await open(accounts.mailedSecret('emil@new.test'))).status).toBe(204);
  expect((await accounts.signInAs('emil@new.test')).answer.status).toBe(200);
});

test('cancels a pending change after a newer request or a new password', async () => {
  await accounts.addPerson('finn');
  const { token } = await accounts.signInAs('finn@school.test');
  await ask(token, 'first@new.test');
  await ask(token, 'second@new.test');
  expect((await open(accounts.mailedSecret('first@new.test'))).status).toBe(404);
  await accounts.call('POST /v1/me/password', {
    token,
    json: { current: password, next: 'Kl4vier&wald' },
  });
  expect((await open(accounts.mailedSecret('second@new.test'))).status).toBe(404);
});

test('returns 404 for a link older than a day', async () => {
  await accounts.addPerson('gil');
  const { token } = await accounts.signInAs('gil@school.test');
  await ask(token, 'gil@new.test');
  await accounts.db.execute(
    sql`update mail_secrets set expires_at = now() where email = 'gil@new.test'`,
  );
  expect((await open(accounts.mailedSecret('gil@new.test'))).status).toBe(404);
});

test('limits changes to five emails, and reports a wrong password as an error of the password field', async () => {
  await accounts.addPerson('hugo');
  const { token } = await accounts.signInAs('hugo@school.test');
  for (let n = 0; n < 5; n++) {
    expect((await ask(token, `hugo${n}@new.test`)).status).toBe(202);
  }
  expect((await ask(token, 'hugo6@new.test')).status).toBe(429);
  const wrong = await ask(token, 'hugo7@new.test', 'Wr0ng-1-x');
  expect((await wrong.json()).fields).toMatchObject([{ field: 'password' }]);
});

refusesWrongPerson('requesting a new address', () => ({
  call: accounts.call,
  route: 'POST /v1/me/email',
  json: { email: 'x@new.test', password },
  wrongRoles: ['PUPIL'],
}));
refusesBadInput('requesting a new address', () => ({
  call: accounts.call,
  route: 'POST /v1/me/email',
  token: () => signIn('public'),
  bodies: [
    [{ password }, 'email'],
    [{ email: 'no address', password }, 'email'],
    [{ email: 'x@new.test' }, 'password'],
  ],
}));
