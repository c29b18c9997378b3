import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { insertTeacher } from '#db/queries/testing/insert-lesson.ts';
import type { Fetcher, GatewayEnv } from '#functions/gateway/env.ts';
import { createGateway } from '#functions/gateway/gateway.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { createAllRoutes, type WalkedRoute } from './every-route.ts';
import { insertSchool, type School } from './insert-school.ts';
import { sampleCalls } from './sample-calls.ts';
import { addressOf } from './send-sample.ts';

let every: Awaited<ReturnType<typeof createAllRoutes>>;
let school: School;
let admin: string;
let env: GatewayEnv;
beforeAll(async () => {
  every = await createAllRoutes();
  school = await insertSchool(every.test.db);
  admin = await signIn('admin', { id: await insertTeacher(every.test.db, { role: 'admin' }) });
  env = gatewayOver(every.routes);
}, 120_000);
afterAll(() => every.close());
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/**
 * Returns the real gateway with the route tables behind it, which it calls as if through service bindings.
 */
function gatewayOver(routes: readonly WalkedRoute[]): GatewayEnv {
  const workerOf = (name: string): Fetcher => ({
    async fetch(request) {
      const walked = routes.find(({ worker }) => worker === name);
      if (!walked) throw new Error(`no Worker ${name}`);
      const { pathname, search } = new URL(request.url);
      const reads = ['GET', 'HEAD', 'OPTIONS'].includes(request.method);
      return walked.call(`${request.method} ${pathname}${search}`, {
        headers: Object.fromEntries(request.headers),
        ...(!reads && { body: await request.arrayBuffer() }),
      });
    },
  });
  const files: Fetcher = {
    async fetch({ url }) {
      const { pathname } = new URL(url);
      if (pathname.endsWith('.js')) {
        return new Response('run()', { headers: { 'content-type': 'text/javascript' } });
      }
      const status = pathname === '/kept' ? 304 : pathname === '/gone' ? 404 : 200;
      return new Response(status === 304 ? null : '<html></html>', {
        status,
        headers: { 'content-type': 'text/html' },
      });
    },
  };
  return {
    ASSETS: files,
    ACCOUNTS: workerOf('accounts'),
    RESOURCES: workerOf('resources'),
    MEDIA_WORKER: workerOf('media'),
    CLASSROOMS: workerOf('classrooms'),
    HOMEWORK: workerOf('homework'),
    ORGANISATIONS: workerOf('organisations'),
    BILLING: workerOf('billing'),
    STRIPE_WEBHOOK: workerOf('stripe-webhook'),
    CONTENT: workerOf('content'),
    ADMIN: workerOf('admin'),
  };
}

const ask = (address: string, init: RequestInit = {}) => {
  const [method = 'GET', path = ''] = address.split(' ');
  return createGateway(() => ({ html: '', style: '', fonts: [] })).fetch(
    new Request(`https://lexiloom.example${path}`, { method, ...init }),
    env,
  );
};

/** Responses that may be cached, because they are the same for every caller or never change. */
const mayBeKept = /^GET \/v1\/(?:media|content|wordings)/;

/** Returns the faults in the headers of an API response (reliability 6.1, 6.8). */
function faultsOf(route: string, { status, headers }: Response): string[] {
  const wrong: string[] = [];
  const need = (name: string, pattern: RegExp) => {
    const value = headers.get(name) ?? '';
    if (!pattern.test(value)) wrong.push(`${name}: ${value}`);
  };
  need('x-content-type-options', /^nosniff$/);
  need('content-security-policy', /^default-src 'none';.*sandbox/);
  need('referrer-policy', /^no-referrer$/);
  need('strict-transport-security', /^max-age=\d{8,}/);
  need('x-request-id', /^[\w-]{12}$/);
  need('cache-control', mayBeKept.test(route) ? /no-store|public/ : /^no-store$/);
  if (![204, 304].includes(status) && headers.has('content-type')) {
    need('content-type', /charset=utf-8|^(?:audio|image|video)\//);
  }
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
    if (headers.has(name)) wrong.push(`${name}: ${headers.get(name)}`);
  }
  for (const cookie of headers.getSetCookie()) {
    // Names only a language, which a page that is opened from an e-mail needs, and which scripts may read.
    const isLanguage = /^language=(?:[a-z]{2}(?:-[A-Z\d]{2,3})?)?; .*; SameSite=Lax/.test(cookie);
    const isStrict = /; SameSite=Strict/.test(cookie);
    if ((!isStrict && !isLanguage) || /domain=/i.test(cookie)) wrong.push(cookie);
    const isRead = isLanguage || cookie.startsWith('XSRF-TOKEN=');
    if (!/; HttpOnly/.test(cookie) && !isRead) wrong.push(cookie);
  }
  return wrong;
}

const tokenOf = ({ may }: WalkedRoute) => {
  if (may === 'anyone' || may.includes('public')) return school.tokens.teacher;
  return may.includes('PUPIL') ? school.tokens.pupil : admin;
};

/**
 * Calls each route of each Worker in different ways, so that it returns as many different statuses as
 * possible.
 */
test('every route returns the same headers, whatever its status (S15)', async () => {
  const statuses = new Map<number, number>();
  let cookies = 0;
  for (const walked of every.routes) {
    const { body, ...sample } = sampleCalls[walked.route]?.(school.ids) ?? {};
    const [method = '', path = ''] = addressOf(walked.route, sample).split(' ');
    const reads = method === 'GET';
    const json = { 'content-type': 'application/json' };
    const right = { authorization: `Bearer ${tokenOf(walked)}`, ...json };
    const send = (headers: Record<string, string>, sent: string | null, by = method) =>
      ask(`${by} /api${path}`, { headers, ...(!reads && sent !== null && { body: sent }) });
    const answers = [
      await send(json, JSON.stringify(body ?? {})),
      await send({ ...right, authorization: 'Bearer a.b.c' }, '{}'),
      await send(right, '{"a":'),
      await send({ ...right, origin: 'https://evil.example' }, '{}'),
      await send(right, null, reads ? 'HEAD' : 'OPTIONS'),
      await ask(`PATCH /api${path}/no/such/thing`, { headers: right }),
      await ask(`PROPFIND /api${path}`, { headers: right }),
      await send(right, JSON.stringify(body ?? {})),
    ];
    for (const answer of answers) {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      cookies += answer.headers.getSetCookie().length;
      expect(faultsOf(walked.route, answer), `${walked.route}: ${answer.status}`).toEqual([]);
      await answer.body?.cancel();
    }
  }
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, n]) => `${status} × ${n}`);
  console.info(`S15: ${every.routes.length} routes, ${told.join('  ')}, ${cookies} cookies`);
  for (const status of [200, 204, 400, 401, 403, 404, 405]) {
    expect(statuses.get(status), String(status)).toBeGreaterThan(0);
  }
}, 120_000);

describe('generic error responses', () => {
  test.each([
    ['an unchanged file', 'GET /api/v1/media/', 304],
    ['an unknown address', 'GET /api/nothing', 404],
    ['a Worker that crashed', 'GET /api/v1/writer', 503],
  ])('have the correct headers for %s', async (_, address, status) => {
    const key = 'a'.repeat(64);
    every.files.set(key, new Uint8Array([1]));
    const broken = { fetch: () => Promise.reject(new Error('gone')) };
    const was = env;
    env = status === 503 ? { ...env, RESOURCES: broken } : env;
    const path = address.endsWith('/') ? `${address}${key}` : address;
    const answer = await ask(path, { headers: { 'if-none-match': `"${key}"` } });
    env = was;
    expect(answer.status).toBe(status);
    expect(faultsOf('GET /v1/media', answer)).toEqual([]);
  });
});

/** The pages, which may run our own scripts (reliability 6.8). */
test.each([
  ['GET /', 200],
  ['GET /signin', 200],
  ['GET /newpassword/secret', 200],
  ['GET /resource/abc', 200],
  ['GET /text_translation/abc', 200],
  ['GET /kept', 304],
  ['GET /gone', 404],
  ['HEAD /', 200],
])('%s is a page with all security headers and status %i', async (address, status) => {
  const { headers, status: answered } = await ask(address);
  expect(answered).toBe(status);
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]) {
    expect(policy).toContain(rule);
  }
  expect(policy).not.toMatch(/unsafe-|https?:|data:|\*/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}; includeSubDomains/);
  expect(headers.get('permissions-policy')).toContain('camera=()');
  expect(headers.get('referrer-policy')).toBe(
    address.includes('newpassword') ? 'no-referrer' : 'strict-origin-when-cross-origin',
  );
  expect(headers.has('server')).toBe(false);
});

test.each(['POST /signin', 'DELETE /resource/abc', 'PUT /assets/app.js'])(
  '%s is rejected with the security headers of data responses',
  async (address) => {
    const { headers, status } = await ask(address);
    expect(status).toBe(405);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
  },
);
