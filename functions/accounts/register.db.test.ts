import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { nodeHasher } from '#functions/http/testing/node-hasher.ts';
import { hashSecret } from '../http/secrets.ts';
import { refusesBadInput } from '../http/testing/refuses-bad-input.ts';
import { type Accounts, openAccounts, password } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.close());

const form = { fullName: 'Ana López', password, country: 'ESP' };
const register = (email: string, more: object = {}, headers: Record<string, string> = {}) =>
  accounts.call('POST /registration', { json: { ...form, email, ...more }, headers });
const mailsTo = (email: string) => accounts.mails.filter((mail) => mail.to === email);
const stored = async (email: string) =>
  (await accounts.db.execute(sql`select * from users where lower(email) = lower(${email})`)).rows;

test('an account that waits, and one mail with the link', async () => {
  const answer = await register('ana@school.test');
  expect(answer.status).toBe(201);
  expect(await stored('ana@school.test')).toMatchObject([
    { role: 'public', full_name: 'Ana López', country: 'ESP', email_verified_at: null },
  ]);
  const [mail] = mailsTo('ana@school.test');
  expect(mail?.text).toContain('http://127.0.0.1:8787/auth/verify-email?secret=');
  expect(mail?.from).toEqual({ email: 'no-reply@lexiloom.test', name: 'Lexiloom' });
  expect((await accounts.signInAs('ana@school.test')).answer.status).toBe(403);
});

test('a department becomes an organisation with the person as owner', async () => {
  await register('head@school.test', { organisationName: 'Languages, 2nd floor' });
  const [person] = await stored('head@school.test');
  const { rows } = await accounts.db.execute(sql`select * from organisations`);
  expect(rows).toMatchObject([
    { id: person?.organisation_id, name: 'Languages, 2nd floor', owner_id: person?.id },
  ]);
});

test('an address with an account: the same answer, nothing changed, its owner is told by mail', async () => {
  await accounts.addPerson('ben');
  const before = await stored('ben@school.test');
  const known = await register('BEN@school.test', { fullName: 'Mallory', role: 'admin' });
  const unknown = await register('fresh@school.test');
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  expect(await stored('ben@school.test')).toEqual(before);
  expect(mailsTo('BEN@school.test')[0]?.subject).toBe('You already have a Lexiloom account');
});

test('an account nobody confirmed is taken over, and the older link is dead', async () => {
  await register('eve@school.test', { password: 'Mallory-knows-1' });
  const older = accounts.mailedSecret('eve@school.test');
  await register('eve@school.test', { fullName: 'Eve' });
  const verify = (secret: string) => accounts.call('POST /auth/verify-email', { json: { secret } });
  expect((await verify(older)).status).toBe(404);
  expect((await verify(accounts.mailedSecret('eve@school.test'))).status).toBe(204);
  expect((await accounts.signInAs('eve@school.test', 'Mallory-knows-1')).answer.status).toBe(401);
  expect((await accounts.signInAs('eve@school.test')).answer.status).toBe(200);
});

test('sent again under one key: one account, one mail', async () => {
  const headers = { 'idempotency-key': 'register-once-1' };
  const send = () => register('once@school.test', {}, headers);
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
  expect(mailsTo('once@school.test')).toHaveLength(1);
});

test('what nobody asked for is not taken', async () => {
  await register('mass@school.test', { role: 'admin', accessType: 'UNLIMITED', id: 'x' });
  expect(await stored('mass@school.test')).toMatchObject([
    { role: 'public', access_type: 'DEFAULT' },
  ]);
});

test('after five mails in an hour the address gets no more', async () => {
  for (let n = 0; n < 5; n++) expect((await register('many@school.test')).status).toBe(201);
  const hash = vi.spyOn(nodeHasher, 'hash');
  const sixth = await register('many@school.test');
  expect(hash, 'no slow hash for one too many').not.toHaveBeenCalled();
  hash.mockRestore();
  expect(sixth.status).toBe(429);
  expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(3500);
  expect(mailsTo('many@school.test')).toHaveLength(5);
});

refusesBadInput('registration', () => ({
  call: accounts.call,
  route: 'POST /registration',
  bodies: [
    [{}, 'email'],
    [{ ...form, email: 'no address' }, 'email'],
    [{ ...form, email: 'a@school.test', fullName: 'R2-D2' }, 'fullName'],
    [{ ...form, email: 'a@school.test', password: 'Password1!' }, 'password'],
    [{ ...form, email: 'a@school.test', country: 'Spain' }, 'country'],
    [{ ...form, email: 'a@school.test', organisationName: 'a 🎉' }, 'organisationName'],
  ],
}));

test('with the secret of an invitation to this address it is confirmed, and to no other', async () => {
  await accounts.addPerson('inviter');
  const invitation = 'a-secret-out-of-a-mail';
  await accounts.db.execute(sql`
    with school as (insert into organisations (id, name, owner_id) values ('o1', 'O', 'inviter')
      returning id)
    insert into invitations (id, organisation_id, email, hash, invited_by, expires_at)
    select 'i1', id, 'guest@school.test', ${await hashSecret(invitation)}, 'inviter',
      now() + interval '1 day' from school`);
  await register('other@school.test', { invitation });
  expect(await stored('other@school.test')).toMatchObject([{ email_verified_at: null }]);
  await register('Guest@school.test', { invitation });
  expect(mailsTo('Guest@school.test')).toEqual([]);
  expect((await accounts.signInAs('guest@school.test')).answer.status).toBe(200);
});
