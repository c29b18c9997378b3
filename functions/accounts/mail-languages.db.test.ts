import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hashSecret } from '../http/secrets.ts';
import { openMailQueue } from '../mail/testing/open-mail-queue.ts';
import { type Accounts, openAccounts, password } from './testing/open-accounts.ts';

const queue = openMailQueue();
const german = { 'accept-language': 'de-AT,de;q=0.9' };
let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts({ MAILS: queue.MAILS });
});
afterAll(() => accounts.close());
beforeEach(async () => {
  accounts.mails.length = 0;
  await queue.takeLetters();
  await accounts.db.execute(sql`delete from users`);
  await accounts.db.execute(sql`delete from attempts`);
});

/** Adds a teacher who reads French, and signs in on a German page. */
async function addFrench() {
  await accounts.addPerson('ana', { interfaceLanguage: 'fr' });
  const email = 'ana@school.test';
  return { email, ...(await accounts.signInAs(email)) };
}

/** Replaces the secret of the link that was just mailed, because only its hash is stored. */
async function readSecret(): Promise<string> {
  const secret = 'the-mailed-secret';
  const hash = await hashSecret(secret);
  await accounts.db.execute(sql`update mail_secrets set hash = ${hash} where used_at is null`);
  return secret;
}

const form = { fullName: 'Ina', email: 'ina@school.test', password, country: 'GBR' };

test('writes to a new teacher in the language of the page', async () => {
  await accounts.call('POST /registration', { json: form, headers: german });
  const again = { json: { email: form.email }, headers: { cookie: 'language=ja' } };
  await accounts.call('POST /auth/verify-email/again', again);
  await accounts.call('POST /registration', { json: form, headers: { cookie: 'language=en-XA' } });
  const subject = 'Confirm your e-mail address for Lexiloom';
  expect(await queue.takeLetters()).toEqual([
    { to: form.email, language: 'de', subject },
    { to: form.email, language: 'ja', subject },
  ]);
  expect(accounts.mails.map((mail) => mail.subject)).toEqual([subject]);
});

test('writes in the language of the page about a registration and for a forgotten password, and then in that of the account', async () => {
  const { email } = await addFrench();
  await accounts.call('POST /registration', { json: { ...form, email }, headers: german });
  await accounts.call('POST /forgetPassword', { json: { email }, headers: german });
  expect(await queue.takeLetters()).toEqual([
    { to: email, language: 'de', subject: 'You already have a Lexiloom account' },
    { to: email, language: 'de', subject: 'Choose a new password for Lexiloom' },
  ]);
  const json = { secret: await readSecret(), password: 'Ophicl3ide&quai' };
  await accounts.call('POST /newpassword', { json, headers: german });
  expect(await queue.takeLetters()).toEqual([
    { to: email, language: 'fr', subject: 'Your Lexiloom password was changed' },
  ]);
});

test('writes to the new address in the language of the page, and to the old one in that of the account', async () => {
  const { email, token } = await addFrench();
  const json = { email: 'new@school.test', password };
  await accounts.call('POST /v1/me/email', { token, json, headers: german });
  expect(await queue.takeLetters()).toEqual([
    { to: json.email, language: 'de', subject: expect.stringMatching(/^Confirm your new/) },
    { to: email, language: 'fr', subject: expect.stringMatching(/^Someone asked to change/) },
  ]);
  const secret = await readSecret();
  await accounts.call('POST /auth/change-email', { json: { secret }, headers: german });
  expect(await queue.takeLetters()).toEqual([
    { to: email, language: 'fr', subject: 'Your Lexiloom account has a new e-mail address' },
  ]);
});

test('writes about the account in its language', async () => {
  const { email, token } = await addFrench();
  const next = 'Ophicl3ide&quai';
  const changed = { current: password, next };
  await accounts.call('POST /v1/me/password', { token, json: changed, headers: german });
  const deletion = { password: next, word: 'Delete' };
  await accounts.call('POST /v1/me/deletion', { token, json: deletion, headers: german });
  await accounts.signInAs(email, next);
  expect(await queue.takeLetters()).toEqual([
    { to: email, language: 'fr', subject: 'Your Lexiloom password was changed' },
    { to: email, language: 'fr', subject: 'Your Lexiloom account will be deleted' },
    { to: email, language: 'fr', subject: 'Your Lexiloom account has been kept' },
  ]);
});

test('writes in the language of the page while that of the account is not known', async () => {
  await accounts.addPerson('ben');
  const email = 'ben@school.test';
  const { token } = await accounts.signInAs(email);
  const deletion = { password, word: 'Delete' };
  await accounts.call('POST /v1/me/deletion', { token, json: deletion, headers: german });
  expect(await queue.takeLetters()).toMatchObject([{ to: email, language: 'de' }]);
  await accounts.signInAs(email);
  expect(await queue.takeLetters()).toEqual([]);
  expect(accounts.mails.map(({ subject }) => subject)).toEqual([
    'Your Lexiloom account has been kept',
  ]);
});
