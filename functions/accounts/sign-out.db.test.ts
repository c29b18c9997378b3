import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Accounts, openAccounts } from './testing/open-accounts.ts';

let accounts: Accounts;
let browser: Awaited<ReturnType<Accounts['signInAs']>>;
beforeAll(async () => {
  accounts = await openAccounts();
  await accounts.addPerson('ana');
});
beforeEach(async () => {
  browser = await accounts.signInAs('ana@school.test');
});
afterAll(() => accounts.close());

const isSignedIn = async () =>
  (await accounts.call(`GET /auth/${browser.xsrf}`, { headers: { cookie: browser.cookie } })).ok;

test.each([
  ['the Bearer token', () => ({ authorization: `Bearer ${browser.token}` })],
  ['the XSRF value', () => ({ cookie: browser.cookie, 'x-xsrf-token': browser.xsrf })],
  [
    'the XSRF value with an expired token',
    () => ({ authorization: 'Bearer a.b.c', cookie: browser.cookie, 'x-xsrf-token': browser.xsrf }),
  ],
])(
  'ends the session, clears the cookies and returns the path of the next page for a request with %s',
  async (_name, headers) => {
    const answer = await accounts.call('GET /logout', { headers: headers() });
    expect([answer.status, await answer.text()]).toEqual([200, '/']);
    const cleared = answer.headers.getSetCookie();
    expect(cleared.map((cookie) => cookie.split('=')[0])).toEqual([
      ...['refresh', 'XSRF-TOKEN', 'language'],
    ]);
    for (const cookie of cleared) expect(cookie).toContain('Max-Age=0');
    expect(await isSignedIn()).toBe(false);
  },
);

test('returns 200 if no user is signed in', async () => {
  const answer = await accounts.call('GET /logout');
  expect([answer.status, await answer.text()]).toEqual([200, '/']);
});

test.each([
  ['a link or an image on another site', { 'sec-fetch-site': 'cross-site' }],
  ['a typed address or a bookmark', { 'sec-fetch-site': 'none' }],
  ['a script on another site', { origin: 'https://evil.example' }],
  ['our own page without the XSRF header', { 'sec-fetch-site': 'same-origin' }],
])('returns 403 for a request from %s', async (_name, headers) => {
  const answer = await accounts.call('GET /logout', {
    headers: { cookie: browser.cookie, ...headers },
  });
  expect(answer.status).toBe(403);
  expect((await answer.json()).message).not.toBe('forbidden');
  expect(await isSignedIn()).toBe(true);
});

test('keeps the session if the XSRF value belongs to another session', async () => {
  const other = await accounts.signInAs('ana@school.test');
  await accounts.call('GET /logout', {
    headers: { cookie: browser.cookie, 'x-xsrf-token': other.xsrf },
  });
  expect(await isSignedIn()).toBe(true);
});
