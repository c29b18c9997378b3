import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createAllRoutes } from './every-route.ts';
import { insertSchool, type School } from './insert-school.ts';
import { rowsOfSchool, tablesOf } from './rows-of-school.ts';
import { sampleCalls } from './sample-calls.ts';
import { addressOf } from './send-sample.ts';

const evil = 'https://evil.example';

/**
 * The ways in which a page on another site can make a browser send a request with our cookies. None of them
 * can add our own headers.
 */
const attacks: readonly (readonly [
  name: string,
  type: string | null,
  headers: Record<string, string>,
])[] = [
  ['a plain-text form', 'text/plain', { origin: evil, 'sec-fetch-site': 'cross-site' }],
  ['a URL-encoded form', 'application/x-www-form-urlencoded', { origin: evil }],
  ['a form with files', 'multipart/form-data; boundary=x', { origin: evil }],
  ['a form in a frame with the origin null', 'text/plain', { origin: 'null' }],
  [
    'a form from a browser that sends no Origin header',
    'text/plain',
    { 'sec-fetch-site': 'cross-site' },
  ],
  [
    'a form from another subdomain of the same site',
    'text/plain',
    { 'sec-fetch-site': 'same-site' },
  ],
  ['JSON sent by a script', 'application/json', { origin: evil, 'sec-fetch-mode': 'cors' }],
  [
    'JSON from a host name that begins like ours',
    'application/json',
    { origin: 'http://127.0.0.1:8787.evil.example' },
  ],
  ['JSON from another port', 'application/json', { origin: 'http://127.0.0.1:9999' }],
  [
    'an embedded picture',
    null,
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ],
  ['a followed link', null, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
  ['a beacon', 'text/plain', { origin: evil, 'sec-fetch-mode': 'no-cors' }],
];

let every: Awaited<ReturnType<typeof createAllRoutes>>;
let school: School;
let tables: string[];
let cookie = '';
let xsrf = '';
beforeAll(async () => {
  every = await createAllRoutes();
  school = await insertSchool(every.test.db);
  tables = await tablesOf(every.test.db);
  const login = every.routes.find(({ route }) => route === 'POST /login');
  const json = { userName: school.ids.userName, password: 'x' };
  const answer = await login?.call('POST /login', { json });
  const cookies = answer?.headers.getSetCookie().map((one) => one.split(';')[0] ?? '') ?? [];
  cookie = cookies.join('; ');
  xsrf = cookies.find((one) => one.startsWith('XSRF'))?.split('=')[1] ?? '';
}, 120_000);
afterAll(() => every.close());
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** True if a person with these cookies is still signed in. */
async function isSignedIn(): Promise<boolean> {
  const refresh = every.routes.find(({ route }) => route === 'GET /auth/:secret');
  const answer = await refresh?.call(`GET /auth/${xsrf}`, { headers: { cookie } });
  return answer?.ok ?? false;
}

/**
 * Reliability S8: another site attacks every route of every Worker by form, script, picture and link, with a
 * signed-in pupil's cookies and everything that the site can know.
 */
test.each(attacks)(
  'another origin’s request does not change data on any route: %s',
  async (_, type, headers) => {
    expect(cookie).toContain('refresh=');
    const before = await rowsOfSchool(every.test.db, tables, school);
    let calls = 0;
    for (const { route, call } of every.routes) {
      const reads = route.startsWith('GET ');
      if (type === null && !reads) continue;
      const { body, ...sample } = sampleCalls[route]?.(school.ids) ?? {};
      const address =
        route === 'GET /auth/:secret' ? `GET /auth/${xsrf}` : addressOf(route, sample);
      const answer = await call(address, {
        headers: { cookie, ...headers, ...(type !== null && !reads && { 'content-type': type }) },
        ...(!reads && { body: JSON.stringify(body ?? {}) }),
      });
      const said = `${route}: ${answer.status} ${(await answer.text()).slice(0, 200)}`;
      calls += 1;
      if (!reads) expect(answer.status, said).toBe(403);
      expect(answer.headers.getSetCookie(), said).toEqual([]);
      expect(answer.headers.has('access-control-allow-origin'), said).toBe(false);
    }
    expect(calls).toBeGreaterThan(30);
    // Reads are allowed, because the other site cannot see the response. No row may have changed.
    expect(await rowsOfSchool(every.test.db, tables, school)).toBe(before);
  },
  120_000,
);

test('keeps the session after all attacks', async () => {
  expect(await isSignedIn()).toBe(true);
});
