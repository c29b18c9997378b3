import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedAccounts } from '#db/seed/accounts.ts';
import {
  startTestWorkers,
  type TestWorkers,
  testOrigin,
} from '#scripts/testing/start-test-workers.ts';
import { password } from './testing/open-accounts.ts';

let workers: TestWorkers;
beforeAll(async () => {
  workers = await startTestWorkers();
  await seedAccounts(workers.db);
});
afterAll(() => workers.close());

const api = (path: string, init: RequestInit & { json?: unknown } = {}) => {
  const { json, ...rest } = init;
  const headers = new Headers(init.headers);
  if (json !== undefined) headers.set('content-type', 'application/json');
  const body = json === undefined ? null : JSON.stringify(json);
  return fetch(`${workers.url}/api${path}`, { ...rest, headers, body });
};

test('registers, verifies, signs in, refreshes and signs out through gateway and Worker', async () => {
  const email = 'integration@school.test';
  const form = { fullName: 'Ina Tegration', email, password, country: 'GBR' };
  const registered = await api('/registration', { method: 'POST', json: form });
  expect(registered.status).toBe(201);
  await expect.poll(() => workers.mails(), { timeout: 10_000 }).toHaveLength(1);
  const [mail] = await workers.mails();
  const secret = /verify-email#secret=([\w-]+)/.exec(JSON.stringify(mail))?.[1];
  const verified = await api('/auth/verify-email', { method: 'POST', json: { secret } });
  expect(verified.status).toBe(204);

  const signedIn = await api('/login', { method: 'POST', json: { userName: email, password } });
  expect(signedIn.status).toBe(200);
  const authorization = `Bearer ${await signedIn.text()}`;
  expect(await (await api('/v1/me', { headers: { authorization } })).json()).toMatchObject({
    email,
    subscription: { plan: 'TRIAL' },
  });

  const cookies = signedIn.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const xsrf = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? '';
  const cookie = cookies.join('; ');
  const refreshed = await api(`/auth/${xsrf}`, { headers: { cookie, origin: testOrigin } });
  expect(refreshed.status).toBe(200);
  const signedOut = await api('/logout', { headers: { cookie, 'x-xsrf-token': xsrf } });
  expect([signedOut.status, await signedOut.text()]).toEqual([200, '/']);
  expect((await api(`/auth/${xsrf}`, { headers: { cookie } })).status).toBe(401);
});

test('sends a working link through the queue to a person on a German page', async () => {
  const form = { fullName: 'Uwe', email: 'uwe@school.test', password, country: 'DEU' };
  const headers = { 'accept-language': 'de' };
  expect((await api('/registration', { method: 'POST', json: form, headers })).status).toBe(201);
  const textTo = async (to: string) => (await workers.mails()).find((mail) => mail.to === to)?.text;
  await expect.poll(() => textTo(form.email), { timeout: 10_000 }).toBeDefined();
  const secret = /verify-email#secret=([\w-]+)/.exec((await textTo(form.email)) ?? '')?.[1];
  const verified = await api('/auth/verify-email', { method: 'POST', json: { secret } });
  expect(verified.status).toBe(204);
});

test('takes as long for an unknown account as for a wrong password', async () => {
  const time = async (userName: string) => {
    await workers.db.execute(sql`delete from attempts`);
    const before = performance.now();
    const answer = await api('/login', { method: 'POST', json: { userName, password } });
    expect(answer.status).toBe(401);
    return performance.now() - before;
  };
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < 25; round++) {
    known.push(await time('teacher@lexiloom.test'));
    unknown.push(await time('nobody@lexiloom.test'));
  }
  // Load slows some calls down but never makes a call faster, so the test compares a fast call for a known
  // account with a fast call for an unknown account. Without the dummy hash for unknown accounts, the ratio
  // would be far below 0.5.
  const quick = (times: number[]) => times.sort((a, b) => a - b)[4] ?? 0;
  expect(quick(unknown) / quick(known)).toBeGreaterThan(0.65);
  expect(quick(unknown) / quick(known)).toBeLessThan(1.5);
});
