import fc from 'fast-check';
import { TrieRouter } from 'hono/router/trie-router';
import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createApp, type Routes, TableRouter } from './app.ts';
import type { BaseEnv } from './env.ts';
import { operation } from './operation.ts';
import { createCaller } from './testing/create-caller.ts';
import { refusesBadInput } from './testing/refuses-bad-input.ts';
import { refusesWrongPerson } from './testing/refuses-wrong-person.ts';
import { signIn } from './testing/sign-in.ts';
import { noDatabase, testEnv } from './testing/test-env.ts';

const Thing = z.object({
  name: z.string().check(z.minLength(1)),
  size: z.optional(z.number().check(z.int())),
  more: z.optional(z.unknown()),
});
const routes: Routes<BaseEnv> = {
  'GET /things': operation(
    {
      may: 'anyone',
      query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.minimum(1)), 1) }),
    },
    async ({ query }) => query,
  ),
  'POST /things': operation({ may: 'anyone', body: Thing }, async ({ body }) => body),
  'GET /things/:id': operation({ may: ['public'] }, async ({ params, caller }) => [
    params,
    caller.id,
  ]),
  'DELETE /things/:id': operation({ may: ['public'], needs: 'vocabAudio' }, async () => null),
  'GET /cached': operation({ may: 'anyone' }, async () => {
    const headers = { 'cache-control': 'public, max-age=60', 'content-type': 'text/plain' };
    return new Response('x', { headers });
  }),
  'GET /broken/:secret': operation({ may: 'anyone' }, async () => {
    throw new Error('the password of ana@school.test is hunter2');
  }),
  'PUT /database': operation({ may: 'anyone' }, async () => {
    throw Object.assign(new Error('could not extend file'), { name: 'NeonDbError', code: '53100' });
  }),
  'GET /database': operation({ may: 'anyone' }, async ({ db }) => db.execute('select 1')),
};
const env = testEnv(noDatabase);
const call = createCaller(routes, env);
const raw = (body: BodyInit, type = 'application/json') =>
  call('POST /things', { body, headers: { 'content-type': type } });

describe('authorization', () => {
  refusesWrongPerson('an operation', () => ({
    call,
    route: 'GET /things/1',
    wrongRoles: ['PUPIL', 'admin'],
  }));

  test('accepts a caller with the required role', async () => {
    const answer = await call('GET /things/7', { token: await signIn('public', { id: 'me' }) });
    expect(await answer.json()).toEqual([{ id: '7' }, 'me']);
  });

  test('returns plan_required, not “forbidden”, if the plan lacks the feature', async () => {
    const token = await signIn('public', { privilege: [] });
    const answer = await call('DELETE /things/1', { token });
    expect(answer.status).toBe(403);
    const body = await answer.json();
    expect(body).toMatchObject({ code: 'plan_required' });
    expect(body.message).not.toBe('forbidden');
  });
});

describe('logging of refused access', () => {
  const refusedBy = async (route: string, options: Parameters<typeof call>[1]) => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    await call(route, { headers: { 'x-request-id': 'request-1' }, ...options });
    const lines = info.mock.calls.map(([line]) => JSON.parse(String(line)));
    info.mockRestore();
    return lines;
  };
  const line = { event: 'access refused', requestId: 'request-1' };

  test('logs the caller, route and reason for a wrong role, but no request data', async () => {
    const token = await signIn('PUPIL', { id: 'a-pupil', name: 'Amber Canary' });
    expect(await refusedBy('GET /things/secret-7', { token })).toEqual([
      {
        ...{ ...line, route: 'GET /things/:id', code: 'not_found' },
        ...{ callerId: 'a-pupil', role: 'PUPIL' },
      },
    ]);
  });

  test('logs both users when an admin acts as another user', async () => {
    const actedBy = { id: 'an-admin', name: 'An Admin' };
    const token = await signIn('public', { id: 'a-teacher', actedBy });
    expect(await refusedBy('DELETE /things/7', { token })).toMatchObject([
      { code: 'only_oneself', callerId: 'a-teacher', actedBy: 'an-admin' },
    ]);
  });

  test('logs a request from another site', async () => {
    const headers = { 'x-request-id': 'request-1', origin: 'https://evil.example' };
    expect(await refusedBy('POST /things', { json: { name: 'a' }, headers })).toEqual([
      { ...line, route: 'POST /things', code: 'cross_site' },
    ]);
  });

  test('does not log a missing token, a missing feature or a bad request', async () => {
    const token = await signIn('public', { privilege: [] });
    expect(await refusedBy('GET /things/1', {})).toEqual([]);
    expect(await refusedBy('DELETE /things/1', { token })).toEqual([]);
    expect(await refusedBy('POST /things', { json: {} })).toEqual([]);
  });
});

describe('bad input', () => {
  refusesBadInput('an operation', () => ({
    call,
    route: 'POST /things',
    bodies: [
      [{}, 'name'],
      [{ name: 1 }, 'name'],
      [{ name: 'a', size: 1.5 }, 'size'],
      [{ name: 'a\u0000b' }, 'name'],
      [{ name: 'a', more: [{ deep: '\ud800' }] }, 'more.0.deep'],
      [null, ''],
      [[], ''],
      ['text', ''],
    ],
  }));

  test.each<[string, BodyInit, number]>([
    ['an empty body', '', 400],
    ['a number beyond the maximum', '{"name":"a","size":1e400}', 400],
    ['a truncated body', '{"name":', 400],
    ['invalid UTF-8', new Uint8Array([0x22, 0xc3, 0x28, 0x22]), 400],
    ['a repeated key', '{"name":"a","name":"b"}', 400],
    ['the key __proto__', '{"name":"a","__proto__":{"admin":true}}', 400],
    ['10 000 levels of nesting', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['a body of 10 MB', 'x'.repeat(10_000_000), 413],
  ])('rejects %s', async (_name, body, status) => {
    expect((await raw(body)).status).toBe(status);
  });

  test('stops reading a large body without a declared length, and returns 413', async () => {
    let sent = 0;
    const large = new ReadableStream({
      pull(controller) {
        sent += 100_000;
        controller.enqueue(new Uint8Array(100_000));
        if (sent >= 20_000_000) controller.close();
      },
    });
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: large,
      duplex: 'half',
    };
    const request = new Request('http://127.0.0.1:8787/things', init);
    expect((await createApp(routes).fetch(request, env)).status).toBe(413);
    expect(sent).toBeLessThan(2_000_000);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'rejects the content type %j',
    async (type) => {
      expect((await raw('{"name":"a"}', type)).status).toBe(400);
    },
  );

  test.each(['page=0', 'page=x', 'page=1&page=2'])('rejects the query %s', async (query) => {
    const answer = await call(`GET /things?${query}`);
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toMatch(/^page: /);
  });

  test('drops unknown fields', async () => {
    const answer = await call('POST /things', { json: { name: 'a', role: 'admin' } });
    expect(await answer.json()).toEqual({ name: 'a' });
  });

  test('rejects an invalid Idempotency-Key', async () => {
    const answer = await call('POST /things', {
      json: { name: 'a' },
      headers: { 'idempotency-key': 'a b' },
    });
    expect(answer.status).toBe(400);
  });
});

describe('every response', () => {
  test.each(['GET /things', 'GET /nowhere', 'PUT /things', 'GET /things/1', 'OPTIONS /things'])(
    'includes the security headers for %s',
    async (route) => {
      const { headers } = await call(route);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{12}$/);
      if (!route.startsWith('OPTIONS')) {
        expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      }
    },
  );

  test('keeps the operation’s own cache-control, and gets a charset', async () => {
    const { headers } = await call('GET /cached');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('includes HSTS over HTTPS', async () => {
    const secure = createCaller(routes, { ...env, APP_ORIGIN: 'https://lexiloom.example' });
    expect((await secure('GET /things')).headers.get('strict-transport-security')).toMatch(
      /max-age=\d{8}/,
    );
  });

  test('keeps the caller’s request id if it contains only safe characters', async () => {
    const idOf = async (id: string) =>
      (await call('GET /things', { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    expect(await idOf('trace-1234')).toBe('trace-1234');
    expect(await idOf('a" "b')).not.toContain('"');
  });
});

test('returns 405 with the allowed methods for an unlisted method', async () => {
  const answer = await call('PATCH /things/1');
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, DELETE, OPTIONS');
  expect((await call('PATCH /nowhere')).status).toBe(404);
});

describe('requests from other origins', () => {
  const from = (origin: string, settings: Partial<BaseEnv> = {}) =>
    createCaller(routes, { ...env, ...settings })('POST /things', {
      json: { name: 'a' },
      headers: { origin },
    });

  test.each([
    ['the site’s own origin', 'http://127.0.0.1:8787', {}],
    [
      'a listed origin',
      'https://other.example',
      { ALLOWED_ORIGINS: 'https://a.example, https://other.example' },
    ],
  ])('allows %s with credentials', async (_name, origin, settings) => {
    const answer = await from(origin, settings);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  test.each([
    'https://evil.example',
    'null',
    'http://127.0.0.1:8787.evil.example',
    'http://127.0.0.1:9999',
    'https://127.0.0.1:8787',
  ])('refuses %s without CORS headers', async (origin) => {
    const answer = await from(origin);
    expect(answer.status).toBe(403);
    expect(answer.headers.has('access-control-allow-origin')).toBe(false);
    expect((await answer.json()).message).not.toBe('forbidden');
  });

  test('refuses a cross-site form post without an origin', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await call('POST /things', { json: { name: 'a' }, headers })).status).toBe(403);
  });

  test('accepts preflights from allowed origins only', async () => {
    const ask = (origin: string) => call('OPTIONS /things', { headers: { origin } });
    const ours = await ask('http://127.0.0.1:8787');
    expect(ours.status).toBe(204);
    expect(ours.headers.get('access-control-allow-headers')).toContain('idempotency-key');
    expect((await ask('https://evil.example')).headers.has('access-control-allow-methods')).toBe(
      false,
    );
  });
});

describe('errors', () => {
  test('hides an unexpected error, and logs neither its message nor the path', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await call('GET /broken/s3cret-in-the-path');
    expect(answer.status).toBe(500);
    const body = await answer.json();
    expect(body).toMatchObject({ message: 'Something went wrong', code: 'unexpected' });
    const line = String(error.mock.calls[0]?.[0]);
    expect(JSON.parse(line)).toMatchObject({
      requestId: body.requestId,
      route: 'GET /broken/:secret',
    });
    expect(line).not.toMatch(/hunter2|ana@|s3cret/);
    error.mockRestore();
  });

  test('returns 503 with Retry-After when the database is unavailable', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await call('GET /database');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('5');
    error.mockRestore();
  });

  test('returns a plain explanation when the disk is full', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await call('PUT /database', { json: {} });
    expect(answer.status).toBe(503);
    expect((await answer.json()).message).toMatch(
      /^Nothing can be saved right now because the database is full/,
    );
    error.mockRestore();
  });
});

const table = [
  'GET /v1/things',
  'POST /v1/things',
  'GET /v1/things/overview',
  'GET /v1/things/:id',
  'DELETE /v1/things/:id',
  'GET /v1/things/:thingId/parts/:partId',
  'POST /v1/things/:id/parts/:partId/checked',
  'GET /v1/things/:id/parts/first',
];

const build = <R extends { add(method: string, path: string, handler: string): void }>(
  router: R,
) => {
  for (const route of table) {
    const [method = '', path = ''] = route.split(' ');
    router.add(method, path, route);
  }
  return router;
};
const ours = build(new TableRouter<string>());
const hono = build(new TrieRouter<string>());

test.each([
  ['GET', '/v1/things', 'GET /v1/things', {}],
  ['GET', '/v1/things/overview', 'GET /v1/things/overview', {}],
  ['GET', '/v1/things/7', 'GET /v1/things/:id', { id: '7' }],
  ['DELETE', '/v1/things/overview', 'DELETE /v1/things/:id', { id: 'overview' }],
  [
    'GET',
    '/v1/things/a%2Fb/parts/2',
    'GET /v1/things/:thingId/parts/:partId',
    { thingId: 'a%2Fb', partId: '2' },
  ],
])('finds the route for %s %s', (method, path, route, params) => {
  expect(ours.match(method, path)).toEqual([[[route, params]]]);
});

test.each([
  ['PUT', '/v1/things'],
  ['GET', '/v1/things/'],
  ['GET', '/v1/things/7/'],
  ['GET', '/v1'],
  ['GET', '/v1/things/7/parts'],
  ['GET', '/v1/things//parts/2'],
])('finds no route for %s %s', (method, path) => {
  expect(ours.match(method, path)).toEqual([[]]);
});

test('finds the same route and parameters as Hono’s router', () => {
  const step = fc.constantFrom('v1', 'things', 'parts', 'overview', 'first', 'checked', '7', '');
  const path = fc.array(step, { minLength: 1, maxLength: 6 }).map((steps) => `/${steps.join('/')}`);
  fc.assert(
    fc.property(fc.constantFrom('GET', 'POST', 'DELETE', 'PUT'), path, (method, asked) => {
      const [found] = hono.match(method, asked)[0];
      const [mine] = ours.match(method, asked)[0];
      expect(mine?.[0]).toBe(found?.[0]);
      if (found) expect(mine?.[1]).toEqual({ ...found[1] });
    }),
    { numRuns: 2_000 },
  );
});
