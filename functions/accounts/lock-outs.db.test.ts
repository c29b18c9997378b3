import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardKey } from '../http/secrets.ts';
import { type Accounts, cookiesOf, openAccounts, password } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
  for (const id of ['one', 'two', 'three', 'carded', 'recorded']) {
    await accounts.addPerson(id, { role: 'PUPIL', email: null, userName: id });
  }
});
afterAll(() => accounts.close());

const login = (userName: string, json: object = {}, cookie = '') =>
  accounts.call('POST /login', { json: { userName, password, ...json }, headers: { cookie } });
/** Makes five wrong guesses from an unknown browser, and then one more that exceeds the limit. */
async function guess(userName: string): Promise<void> {
  for (let at = 0; at < 6; at += 1) await login(userName, { password: 'Wr0ng-1-x' });
}
/** Returns the browser's cookies after a response. A new cookie replaces the old cookie of the same name. */
const after = (answer: Response, before = ''): string => {
  const jar = new Map<string, string>();
  for (const pair of [...before.split('; '), ...cookiesOf(answer).cookie.split('; ')]) {
    const at = pair.indexOf('=');
    if (at > 0) jar.set(pair.slice(0, at), pair.slice(at + 1));
  }
  return [...jar].map((pair) => pair.join('=')).join('; ');
};

test('lets all known users of a shared tablet sign in, even after wrong guesses from other browsers', async () => {
  let tablet = '';
  for (const userName of ['one', 'two', 'three']) {
    const answer = await login(userName, {}, tablet);
    expect(answer.status).toBe(200);
    tablet = after(answer, tablet);
  }
  for (const userName of ['one', 'two', 'three']) {
    await guess(userName);
    expect((await login(userName)).status, 'a browser nobody knows').toBe(429);
    expect((await login(userName, {}, tablet)).status, userName).toBe(200);
  }
});

test('allows a known browser five guesses for each of its users', async () => {
  let tablet = after(await login('one', {}, ''), '');
  await accounts.exec('delete from attempts');
  tablet = after(await login('one', {}, tablet), tablet);
  tablet = after(await login('two', {}, tablet), tablet);
  for (let at = 0; at < 5; at += 1) {
    expect((await login('one', { password: 'Wr0ng-1-x' }, tablet)).status).toBe(401);
  }
  expect((await login('one', {}, tablet)).status).toBe(429);
  expect((await login('two', {}, tablet)).status).toBe(200);
});

test('stores the last thirty users of a browser in a small cookie', async () => {
  let tablet = '';
  for (let at = 0; at < 33; at += 1) {
    const userName = `seat-${at}`;
    await accounts.addPerson(userName, { role: 'PUPIL', email: null, userName });
    tablet = after(await login(userName, {}, tablet), tablet);
  }
  const device = /device=[^;]*/.exec(tablet)?.[0] ?? '';
  expect(device.split('.')).toHaveLength(31);
  expect(device.length).toBeLessThan(1_500);
});

test('counts guesses with a user’s own login card separately, but not guesses with another user’s card', async () => {
  await guess('carded');
  expect((await login('carded')).status).toBe(429);
  const [own, other] = [await cardKey(accounts.env, 'carded'), await cardKey(accounts.env, 'one')];
  expect((await login('carded', { card: other })).status).toBe(429);
  expect((await login('carded', { card: own })).status).toBe(200);
  for (let at = 0; at < 5; at += 1) await login('carded', { card: own, password: 'Wr0ng-1-x' });
  expect((await login('carded', { card: own })).status).toBe(429);
});

test('ends only this browser’s previous session when a user signs in', async () => {
  const first = await login('three', { card: await cardKey(accounts.env, 'three') });
  const { cookie, xsrf } = cookiesOf(first);
  const elsewhere = await login('three', { card: await cardKey(accounts.env, 'three') });
  await login('two', { card: await cardKey(accounts.env, 'two') }, cookie);
  const refresh = (held: { cookie: string; xsrf: string }) =>
    accounts.call('GET /auth/session', {
      headers: { cookie: held.cookie, 'x-xsrf-token': held.xsrf },
    });
  expect((await refresh({ cookie, xsrf })).status).toBe(401);
  expect((await refresh(cookiesOf(elsewhere))).status).toBe(200);
});

test('does not end a session if the sign-in’s cookie contains its id without its secret', async () => {
  const held = cookiesOf(await login('three', { card: await cardKey(accounts.env, 'three') }));
  const forged = held.cookie.replace(/refresh=([^.]+)\.[^;]+/, 'refresh=$1.a-guess');
  await login('two', { card: await cardKey(accounts.env, 'two') }, forged);
  const headers = { cookie: held.cookie, 'x-xsrf-token': held.xsrf };
  expect((await accounts.call('GET /auth/session', { headers })).status).toBe(200);
});

test('records failed sign-ins in the audit log without the typed text', async () => {
  await login('recorded', { password: 'Typed-secret-9' });
  await guess('recorded');
  await login('nobody-at-all', { password: 'Typed-secret-9' });
  const { rows } = await accounts.db.execute<{ action: string; row: string }>(
    sql`select action, a::text as row from audit_log a where subject = 'recorded' order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual([
    ...Array(5).fill('account.sign-in failed'),
    'account.sign-ins locked',
  ]);
  const { rows: all } = await accounts.db.execute<{ row: string }>(
    sql`select a::text as row from audit_log a`,
  );
  for (const { row } of all) expect(row).not.toMatch(/Typed-secret|Wr0ng|nobody-at-all/);
});

test('reports a suspended account only if the password is correct', async () => {
  await accounts.addPerson('shut', { blockedAt: '2026-01-01T00:00:00Z' });
  await accounts.addPerson('shutpupil', {
    ...{ role: 'PUPIL', email: null, userName: 'shutpupil', blockedAt: '2026-01-01T00:00:00Z' },
  });
  const told = async (userName: string) => {
    const answer = await login(userName);
    const body: unknown = await answer.json();
    return [answer.status, body];
  };
  expect(await told('shut@school.test')).toMatchObject([
    403,
    {
      code: 'suspended',
      message:
        'This account is suspended. Write to support@127.0.0.1 if you think this is a mistake.',
    },
  ]);
  expect(await told('shutpupil')).toMatchObject([
    403,
    { message: 'This account is suspended. Ask your teacher if you think this is a mistake.' },
  ]);
  const wrong = await login('shut@school.test', { password: 'Wr0ng-1-x' });
  expect(wrong.status).toBe(401);
});
