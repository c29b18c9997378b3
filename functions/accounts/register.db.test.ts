import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
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

test('creates an unconfirmed account and sends one email with the link', async () => {
  const answer = await register('ana@school.test');
  expect(answer.status).toBe(201);
  expect(await stored('ana@school.test')).toMatchObject([
    { role: 'public', full_name: 'Ana López', country: 'ESP', email_verified_at: null },
  ]);
  const [mail] = mailsTo('ana@school.test');
  expect(mail?.text).toContain('http://127.0.0.1:8787/auth/verify-email#secret=');
  expect(mail?.from).toEqual({ email: 'no-reply@lexiloom.test', name: 'Lexiloom' });
  expect((await accounts.signInAs('ana@school.test')).answer.status).toBe(403);
});

const verify = (secret: string) => accounts.call('POST /auth/verify-email', { json: { secret } });

test('creates the organisation, owned by the new teacher, when the link is opened', async () => {
  await register('head@school.test', { organisationName: 'Languages, 2nd floor' });
  const organisations = async () =>
    (await accounts.db.execute(sql`select * from organisations`)).rows;
  expect(await organisations()).toEqual([]);
  expect((await verify(accounts.mailedSecret('head@school.test'))).status).toBe(204);
  const [person] = await stored('head@school.test');
  expect(await organisations()).toMatchObject([
    { id: person?.organisation_id, name: 'Languages, 2nd floor', owner_id: person?.id },
  ]);
});

test('responds the same for a known address, changes no data and emails its owner', async () => {
  await accounts.addPerson('ben');
  const before = await stored('ben@school.test');
  const known = await register('BEN@school.test', { fullName: 'Mallory', role: 'admin' });
  const unknown = await register('fresh@school.test');
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  expect(await stored('ben@school.test')).toEqual(before);
  expect(mailsTo('BEN@school.test')[0]?.subject).toBe('You already have a Lexiloom account');
});

describe('two registrations with one address', () => {
  const stranger = { password: 'Mallory-knows-1', fullName: 'Mallory', organisationName: 'PWNED' };
  /** Returns the links emailed to an address, oldest first. */
  const links = (email: string) =>
    mailsTo(email).map(({ text }) => /secret=([\w-]+)/.exec(text)?.[1] ?? '');
  const signIn = async (email: string, withPassword?: string) =>
    (await accounts.signInAs(email, withPassword)).answer.status;

  test('applies only the password, name and organisation of the registration whose link was opened', async () => {
    await register('victim@school.test', stranger);
    await register('victim@school.test', { fullName: 'Vera Victim', country: 'FRA' });
    await register('victim@school.test', stranger);
    const [first, own, last] = links('victim@school.test');
    expect((await verify(own ?? '')).status).toBe(204);
    expect(await stored('victim@school.test')).toMatchObject([
      { full_name: 'Vera Victim', country: 'FRA', organisation_id: null },
    ]);
    expect(await signIn('victim@school.test')).toBe(200);
    expect(await signIn('victim@school.test', stranger.password)).toBe(401);
    for (const link of [first, last]) expect((await verify(link ?? '')).status).toBe(404);
    expect(await stored('victim@school.test')).toMatchObject([{ full_name: 'Vera Victim' }]);
    expect(await signIn('victim@school.test')).toBe(200);
    // Opening the user's own link again is not an error.
    expect((await verify(own ?? '')).status).toBe(204);
  });

  test('confirms one registration when two links are opened simultaneously', async () => {
    await register('both@school.test', { ...stranger, organisationName: 'One' });
    await register('both@school.test', { fullName: 'Bo Both', organisationName: 'Two' });
    const answers = await Promise.all(links('both@school.test').map(verify));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    const [person] = await stored('both@school.test');
    const { rows } = await accounts.db.execute(
      sql`select name from organisations where owner_id = ${person?.id}`,
    );
    expect(rows).toHaveLength(1);
    expect(person?.full_name).toBe(rows[0]?.name === 'One' ? 'Mallory' : 'Bo Both');
  });

  test('states the name and the time of the registration in the email', async () => {
    await register('named@school.test', { fullName: 'Nora Named' });
    const [mail] = mailsTo('named@school.test');
    for (const form of [mail?.text, mail?.html]) {
      expect(form).toMatch(/On \d+ \w+ \d{4} at \d\d:\d\d \(UTC\), someone registered/);
      expect(form).toContain('under the name Nora Named');
    }
  });

  test('resends the link if there is one pending registration, and sends a password link if there are two', async () => {
    const again = (email: string) =>
      accounts.call('POST /auth/verify-email/again', { json: { email } });
    await register('single@school.test', { fullName: 'Sam Single' });
    await again('single@school.test');
    await again('single@school.test');
    expect(new Set(links('single@school.test')).size).toBe(3);
    expect((await verify(links('single@school.test')[2] ?? '')).status).toBe(204);
    expect(await signIn('single@school.test')).toBe(200);

    await register('double@school.test', { fullName: 'Dora Double' });
    await register('double@school.test', stranger);
    await again('double@school.test');
    const last = mailsTo('double@school.test').at(-1);
    expect(last?.subject).toBe('Choose a new password for Lexiloom');
    expect(last?.text).not.toContain('Mallory');
    expect(last?.text).toMatch(/^Hello,/m);
    const secret = accounts.mailedSecret('double@school.test');
    const json = { secret, password: 'Her-own-choice-1' };
    expect((await accounts.call('POST /newpassword', { json })).status).toBe(204);
    expect(await signIn('double@school.test', stranger.password)).toBe(401);
    expect(await signIn('double@school.test', 'Her-own-choice-1')).toBe(200);
    for (const link of links('double@school.test').filter(Boolean)) {
      expect((await verify(link)).status).toBe(404);
    }
    expect(await signIn('double@school.test', 'Her-own-choice-1')).toBe(200);
    expect(await stored('double@school.test')).toMatchObject([
      { full_name: 'Dora Double', organisation_id: null },
    ]);
  });
});

test('creates one account and sends one email for requests with the same idempotency key', async () => {
  const headers = { 'idempotency-key': 'register-once-1' };
  const send = () => register('once@school.test', {}, headers);
  const answers = await Promise.all([send(), send(), send()]);
  expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201]);
  expect(mailsTo('once@school.test')).toHaveLength(1);
});

test('ignores fields that are not part of the form', async () => {
  await register('mass@school.test', { role: 'admin', accessType: 'UNLIMITED', id: 'x' });
  expect(await stored('mass@school.test')).toMatchObject([
    { role: 'public', access_type: 'DEFAULT' },
  ]);
});

test('returns 429 without another email after five emails to an address in an hour', async () => {
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

test('confirms the address immediately if the request has an invitation to this address, but not with an invitation to another address', async () => {
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
