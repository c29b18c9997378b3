import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashSecret } from '#functions/http/secrets.ts';
import { nodeHasher } from '#functions/http/testing/node-hasher.ts';
import { recordedBodies } from '#proofs/bench/recorded-bodies.ts';
import { type Accounts, cookiesOf, openAccounts, password } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
  await accounts.addPerson('known');
});
beforeEach(() => accounts.exec('delete from attempts'));
afterAll(() => accounts.close());

/** Calls that need no session, with the limit per network. Each call uses a new address or secret. */
const calls: [route: string, allowed: number, json: (at: number) => object][] = [
  ['POST /forgetPassword', 100, (at) => ({ email: `nobody${at}@school.test` })],
  ['POST /auth/verify-email/again', 100, (at) => ({ email: `nobody${at}@school.test` })],
  ['POST /newpassword', 100, (at) => ({ secret: `invented-${at}`, password: 'Right-12345' })],
  [
    'POST /registration',
    100,
    (at) => ({
      ...{ email: `new${at}@school.test`, fullName: 'New Person', country: 'GBR', password },
    }),
  ],
];

const from = (address: string) => ({ 'cf-connecting-ip': address });

test.each(calls)(
  '%s: counts a /64 as one network, which may make %i requests an hour',
  async (route, allowed, json) => {
    const hash = vi.spyOn(nodeHasher, 'hash').mockResolvedValue('x');
    const statuses: number[] = [];
    for (let at = 0; at < allowed + 2; at += 1) {
      const headers = from(`2001:db8:5ec2:1::${(at + 1).toString(16)}`);
      statuses.push((await accounts.call(route, { json: json(at), headers })).status);
    }
    hash.mockRestore();
    expect(statuses.slice(0, allowed)).not.toContain(429);
    expect(statuses.slice(allowed)).toEqual([429, 429]);
    const elsewhere = { headers: from('2001:db8:5ec2:2::1'), json: json(500) };
    expect((await accounts.call(route, elsewhere)).status).not.toBe(429);
    expect(
      (await accounts.call(route, { ...elsewhere, headers: from('192.0.2.9') })).status,
    ).not.toBe(429);
  },
  60_000,
);

test.each(calls)('%s: allows a /48 ten times the limit of a /64', async (route, allowed, json) => {
  const { rows } = await accounts.db.execute<{ subject: string }>(
    sql`select subject from attempts`,
  );
  expect(rows).toEqual([]);
  await accounts.call(route, { json: json(1), headers: from('2001:db8:77:1::1') });
  await accounts.db.execute(sql`update attempts set count = ${allowed * 10} where count = 1`);
  await accounts.db.execute(sql`delete from attempts where subject not like '%-from:%'`);
  const answer = await accounts.call(route, { json: json(2), headers: from('2001:db8:77:2::1') });
  expect(answer.status).toBe(429);
});

test('counts wrong passwords per /64, and for all /64s of a /48 together', async () => {
  await accounts.db.execute(sql`
    insert into users (id, role, user_name, full_name, password_hash)
    select 'guessed' || n, 'PUPIL', 'nobody' || n, 'Pupil', '-' from generate_series(0, 903) n`);
  const hash = vi.spyOn(nodeHasher, 'verify').mockResolvedValue(false);
  const guess = async (at: number, address: string) =>
    (
      await accounts.call('POST /login', {
        json: { userName: `nobody${at}`, password: 'Wrong-12345' },
        headers: from(address),
      })
    ).status;
  for (let at = 0; at < 200; at += 1) {
    expect(await guess(at, `2001:db8:1:1::${(at + 1).toString(16)}`)).toBe(401);
  }
  expect(await guess(900, '2001:db8:1:1:ffff::1')).toBe(429);
  expect(await guess(901, '2001:db8:1:2::1')).toBe(401);
  await accounts.db.execute(sql`update attempts set count = 2000 where subject like 'failing-accounts:%'
    and count > 200`);
  expect(await guess(902, '2001:db8:1:3::1')).toBe(429);
  expect(await guess(903, '2001:db8:2:1::1')).toBe(401);
  hash.mockRestore();
}, 60_000);

test('lets existing accounts sign in after guesses for unknown user names from the same network', async () => {
  const verify = vi.spyOn(nodeHasher, 'verify');
  verify.mockResolvedValue(false);
  const headers = from('198.51.100.7');
  for (let at = 0; at < 210; at += 1) {
    const json = { userName: `invented-${at}`, password: 'Wrong-12345' };
    expect((await accounts.call('POST /login', { json, headers })).status).toBe(401);
  }
  verify.mockRestore();
  const known = { json: { userName: 'known@school.test', password }, headers };
  expect((await accounts.call('POST /login', known)).status).toBe(200);
  // Further guesses from the network must not trigger slow hashes.
  await accounts.db.execute(
    sql`update attempts set count = 2000 where subject like 'invented-names:%'`,
  );
  const counted = vi.spyOn(nodeHasher, 'verify');
  const json = { userName: 'invented-999', password: 'Wrong-12345' };
  const invented = await accounts.call('POST /login', { json, headers });
  expect(invented.status).toBe(429);
  expect(counted).not.toHaveBeenCalled();
  counted.mockRestore();
  // The correct password still signs the user in. A wrong password gets the same response as an unknown user
  // name.
  expect((await accounts.call('POST /login', known)).status).toBe(200);
  const wrong = { json: { ...known.json, password: 'Wrong-12345' }, headers };
  const refused = await accounts.call('POST /login', wrong);
  const { code, message } = await invented.json();
  expect([refused.status, await refused.json()]).toMatchObject([429, { code, message }]);
}, 60_000);

test('accepts an emailed link after many wrong secrets from the same network', async () => {
  await accounts.addPerson('linked');
  const headers = from('198.51.100.8');
  for (let at = 0; at < 101; at += 1) {
    const json = { secret: `invented-${at}`, password: 'Right-12345' };
    await accounts.call('POST /newpassword', { json, headers });
  }
  await accounts.db.execute(sql`
    insert into mail_secrets (hash, user_id, purpose, email, expires_at)
    values (${await hashSecret('the-mailed-one')}, 'linked', 'new-password', 'linked@school.test',
      now() + interval '1 hour')`);
  const json = { secret: 'the-mailed-one', password: 'Right-12345' };
  expect((await accounts.call('POST /newpassword', { json, headers })).status).toBe(204);
  expect((await accounts.call('POST /newpassword', { json, headers })).status).toBe(429);
}, 60_000);

test('accepts an email request from a known browser after its network has reached the limit', async () => {
  await accounts.addPerson('forgetful');
  const headers = from('198.51.100.9');
  const json = { email: 'forgetful@school.test' };
  const signedIn = await accounts.call('POST /login', {
    ...{ json: { userName: json.email, password }, headers },
  });
  const { cookie } = cookiesOf(signedIn);
  for (let at = 0; at < 101; at += 1) {
    const asked = { json: { email: `nobody${at}@school.test` }, headers };
    await accounts.call('POST /forgetPassword', asked);
  }
  const ask = (more: object, email = json.email) =>
    accounts.call('POST /forgetPassword', { json: { email }, headers: { ...headers, ...more } });
  expect((await ask({})).status).toBe(429);
  expect((await ask({ cookie })).status).toBe(202);
  expect((await ask({ cookie }, 'another@school.test')).status).toBe(429);
}, 60_000);

test.each([
  ['POST /registration', { fullName: 'New Person', country: 'GBR', password }],
  ['POST /forgetPassword', {}],
  ['POST /auth/verify-email/again', {}],
])('%s: counts all spellings of an address as one mailbox', async (route, more) => {
  const hash = vi.spyOn(nodeHasher, 'hash').mockResolvedValue('x');
  const spellings = [
    'vic.tim',
    'victim+1',
    'V.ictim',
    'victim+b',
    'victim+c',
    'victim',
    'v.i.c.tim',
  ];
  const statuses: number[] = [];
  for (const spelling of spellings) {
    const json = { email: `${spelling}@gmail.com`, ...more };
    statuses.push((await accounts.call(route, { json })).status);
  }
  hash.mockRestore();
  expect(statuses.slice(0, 5)).not.toContain(429);
  expect(statuses.slice(5)).toEqual([429, 429]);
});

test('does not look up the account before responding to an email request', async () => {
  for (const route of ['POST /forgetPassword', 'POST /auth/verify-email/again']) {
    const [known, unknown] = [
      await recordedBodies(() => accounts.call(route, { json: { email: 'known@school.test' } })),
      await recordedBodies(() => accounts.call(route, { json: { email: 'nobody@school.test' } })),
    ];
    // Compares the statements before and after the response. They must be the same for both addresses.
    const shape = (bodies: string[]) =>
      bodies.map((body) => body.replaceAll(/"params":.*/gs, '').replaceAll(/\s+/g, ' '));
    expect(shape(known)).toEqual(shape(unknown));
    expect(known[0]).not.toMatch(/\busers\b|mail_secrets/);
  }
});
