import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { verifyAccessToken } from '../http/access-token.ts';
import { type Accounts, cookiesOf, openAccounts } from './testing/open-accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
  await accounts.addPerson('ana');
});
afterAll(() => accounts.close());

interface Browser {
  cookie: string;
  xsrf: string;
}
let browser: Browser;
beforeEach(async () => {
  browser = await accounts.signInAs('ana@school.test');
});

const refresh = (from: Browser, headers: Record<string, string> = {}) =>
  accounts.call(`GET /auth/${from.xsrf}`, { headers: { cookie: from.cookie, ...headers } });

const sessionOf = ({ cookie }: Browser) => /refresh=([\w-]+)\./.exec(cookie)?.[1] ?? '';

/** Simulates the passing of time: moves the session's timestamps this many seconds into the past. */
const wait = (seconds: number) =>
  accounts.db.execute(sql`update sessions set
    rotated_at = rotated_at - make_interval(secs => ${seconds}),
    created_at = created_at - make_interval(secs => ${seconds}),
    expires_at = expires_at - make_interval(secs => ${seconds})
    where id = ${sessionOf(browser)}`);

test('returns a new token as text and rotates both cookies', async () => {
  const answer = await refresh(browser);
  expect(answer.status).toBe(200);
  const caller = await verifyAccessToken(accounts.env.SESSION_SECRET, await answer.text());
  expect(caller).toMatchObject({ id: 'ana', sessionId: sessionOf(browser) });
  const next = cookiesOf(answer);
  expect(next.xsrf).not.toBe(browser.xsrf);
  expect(next.cookie).not.toBe(browser.cookie);
  expect((await refresh(next)).status).toBe(200);
});

test('ignores an old access token in the header', async () => {
  expect((await refresh(browser, { authorization: 'Bearer worn.out.token' })).status).toBe(200);
});

test('keeps twenty tabs signed in that refresh at the same time with the same cookies', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(browser)));
  expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(200));
  expect(new Set(answers.map((answer) => cookiesOf(answer).cookie)).size).toBe(1);
  const [first] = answers;
  if (first) expect((await refresh(cookiesOf(first))).status).toBe(200);
});

test('accepts a cookie that another tab has renewed, together with the old secret of this tab', async () => {
  const next = cookiesOf(await refresh(browser));
  expect((await refresh({ cookie: next.cookie, xsrf: browser.xsrf })).status).toBe(200);
});

test('ends the session family and logs this if a token is used 11 seconds after it was replaced', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const next = cookiesOf(await refresh(browser));
  await wait(11);
  expect((await refresh(browser)).status).toBe(401);
  expect((await refresh(next)).status).toBe(401);
  expect(warn.mock.calls.flat().join()).toContain('refresh token reused');
  expect(warn.mock.calls.flat().join()).not.toContain(browser.xsrf);
  warn.mockRestore();
});

test('ends the session family immediately if a token two generations old is used', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const second = cookiesOf(await refresh(browser));
  const third = cookiesOf(await refresh(second));
  expect((await refresh(browser)).status).toBe(401);
  expect((await refresh(third)).status).toBe(401);
  warn.mockRestore();
});

test('rejects a wrong secret and keeps the session', async () => {
  const answer = await refresh({ ...browser, xsrf: 'somebody-else' });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ error: 'Access denied' });
  expect((await refresh(browser)).status).toBe(200);
});

test('rejects another session’s secret', async () => {
  const other = await accounts.signInAs('ana@school.test');
  expect((await refresh({ cookie: browser.cookie, xsrf: other.xsrf })).status).toBe(401);
});

test.each([
  ['without cookies', { cookie: '' }],
  ['with a cookie that is not a token', { cookie: 'refresh=nonsense' }],
])('returns 401 for a request %s', async (_name, headers) => {
  expect((await refresh(browser, headers)).status).toBe(401);
});

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
])('refuses a request from another site (%o) and keeps the session', async (headers) => {
  expect((await refresh(browser, headers)).status).toBe(403);
  expect((await refresh(browser)).status).toBe(200);
});

test('ends a session after 14 days without use, or after 30 days in any case', async () => {
  await wait(14 * 86_400 + 1);
  expect((await refresh(browser)).status).toBe(401);

  browser = await accounts.signInAs('ana@school.test');
  for (let day = 0; day < 30; day += 10) {
    await wait(10 * 86_400);
    const answer = await refresh(browser);
    expect(answer.status, `day ${day + 10}`).toBe(day + 10 < 30 ? 200 : 401);
    const lasts = Number(/Max-Age=(\d+)/.exec(answer.headers.getSetCookie()[0] ?? '')?.[1] ?? 0);
    expect(lasts).toBeLessThanOrEqual(Math.min(14, 30 - day - 10) * 86_400);
    if (answer.ok) browser = cookiesOf(answer);
  }
});

test('returns 403 for a blocked account', async () => {
  await accounts.addPerson('soon-gone');
  const theirs = await accounts.signInAs('soon-gone@school.test');
  await accounts.db.execute(sql`update users set blocked_at = now() where id = 'soon-gone'`);
  const answer = await refresh(theirs);
  expect([answer.status, (await answer.json()).message]).toEqual([403, 'forbidden']);
});
