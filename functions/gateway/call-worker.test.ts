import { expect, test, vi } from 'vitest';
import type { Fetcher } from './env.ts';
import { answering, get, world } from './testing/gateway-world.ts';

test.each([
  ['/api/login', 'accounts', '/login'],
  ['/api/auth/verify-email', 'accounts', '/auth/verify-email'],
  ['/api/v1/me/password', 'accounts', '/v1/me/password'],
  ['/api/custom_tour/dashboard', 'content', '/custom_tour/dashboard'],
  ['/api/custom_analytics', 'content', '/custom_analytics'],
  ['/api/csp-report', 'content', '/csp-report'],
  ['/api/v1/resources', 'resources', '/v1/resources'],
  ['/api/v1/dictionary/suggestions', 'resources', '/v1/dictionary/suggestions'],
  ['/api/v1/writer', 'resources', '/v1/writer'],
  ['/api/v1/media/abc', 'media', '/v1/media/abc'],
  ['/api/v1/organisation', 'organisations', '/v1/organisation'],
  ['/api/v1/teacher-profiles/seen', 'organisations', '/v1/teacher-profiles/seen'],
  ['/api/v1/classrooms/abc', 'classrooms', '/v1/classrooms/abc'],
  ['/api/v1/homeworks-by-class', 'homework', '/v1/homeworks-by-class'],
  ['/api/v1/homework-result/7', 'homework', '/v1/homework-result/7'],
  ['/api/v1/pupil-homeworks/7', 'homework', '/v1/pupil-homeworks/7'],
  ['/api/v1/content/search', 'content', '/v1/content/search'],
  ['/api/v1/admin/users', 'admin', '/v1/admin/users'],
])('routes %s to %s', async (path, name, handedPath) => {
  const answer = await get(path);
  const body = await answer.json();
  expect(body).toMatchObject({ name, path: handedPath });
  expect(body.requestId).toBe(answer.headers.get('x-request-id'));
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
});

test('replaces a request id from outside, so that callers cannot forge log entries', async () => {
  const answer = await get('/api/login', world(), { headers: { 'x-request-id': 'forged' } });
  expect((await answer.json()).requestId).not.toBe('forged');
});

test('forwards a response unchanged if its Worker has already added the security headers', async () => {
  const own = new Response('sound', { headers: { 'strict-transport-security': 'max-age=1' } });
  const ACCOUNTS = answering((request) => {
    own.headers.set('x-request-id', request.headers.get('x-request-id') ?? '');
    return own;
  });
  expect(await get('/api/v1/me', world({ ACCOUNTS }))).toBe(own);
});

test.each([
  ['that has its own request id', () => 'another-one'],
  ['that lacks HSTS over HTTPS', (id: string) => id],
])('adds the security headers to a response %s', async (_, idOf) => {
  const ACCOUNTS = answering(({ headers }) => {
    const id = idOf(headers.get('x-request-id') ?? '');
    return new Response('sound', { headers: { 'x-request-id': id } });
  });
  const { headers } = await get('/api/v1/me', world({ ACCOUNTS }));
  expect(headers.get('x-request-id')).not.toBe('another-one');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('strict-transport-security')).toContain('max-age=63072000');
});

test('replaces only the request id of a response cached at the edge', async () => {
  const kept = new Response('part', {
    status: 206,
    headers: {
      'x-request-id': 'of-the-first-request',
      'cf-cache-status': 'HIT',
      'content-type': 'audio/mpeg',
      'content-range': 'bytes 0-3/9',
      'cache-control': 'public, max-age=31536000, immutable',
    },
  });
  const answer = await get('/api/v1/media/abc', world({ MEDIA_WORKER: answering(() => kept) }));
  expect(answer.status).toBe(206);
  expect(answer.headers.get('x-request-id')).not.toBe('of-the-first-request');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'audio/mpeg',
    'content-range': 'bytes 0-3/9',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test.each(['/api', '/api/', '/api/nothing', '/api/loginx', '/api/v1/mediastore'])(
  'returns 404 in JSON for %s',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  },
);

test('returns 405 with the allowed methods for an unknown method', async () => {
  const answer = await get('/api/login', world(), { method: 'PROPFIND' });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toContain('POST');
});

test('passes the body to its Worker unchanged', async () => {
  const ACCOUNTS: Fetcher = { fetch: async (request) => new Response(await request.text()) };
  const init = { method: 'POST', body: '{"userName":"a"}' };
  expect(await (await get('/api/login', world({ ACCOUNTS }), init)).text()).toBe(init.body);
});

test('returns 503 with Retry-After and logs the error when a Worker throws', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ACCOUNTS = answering(() => {
    throw new Error('no such Worker');
  });
  const answer = await get('/api/login', world({ ACCOUNTS }));
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('2');
  expect(log).toHaveBeenCalledOnce();
});
