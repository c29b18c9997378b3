import { afterEach, expect, test, vi } from 'vitest';
import { accessDenied, good, openBrowser, text, withToken } from '../../testing/open-browser.ts';
import { dropEarlyAfter, takeEarly } from './early-requests.ts';
import { createHttp } from './http.ts';

// The modules of the next test file load before its first test, and some look for a window.
afterEach(() => vi.unstubAllGlobals());

/** A client on a page whose head has requested `/api/x` and received `early`. */
function pageWith(early: Promise<Response>, replies: Parameters<typeof openBrowser>[0] = {}) {
  vi.stubGlobal('window', { earlyRequests: { '/api/x': early } });
  const { world, sent } = openBrowser(replies, withToken());
  const { fetch } = world;
  const http = createHttp({
    ...world,
    fetch: (url, init) => takeEarly(url, init) ?? fetch(url, init),
  });
  return { http, sent };
}

test('adopts the response that the page’s head has requested, once', async () => {
  const { http, sent } = pageWith(Promise.resolve(Response.json({ early: true })));
  expect(await http.get('/x')).toEqual({ early: true });
  expect(sent).toEqual([]);
  expect(await http.get('/x')).toEqual({ ok: true });
  expect(sent).toHaveLength(1);
});

test('renews an expired token and requests again', async () => {
  const { http, sent } = pageWith(Promise.resolve(accessDenied()), {
    '/auth/session': [text('new')],
    '/x': [good],
  });
  expect(await http.get('/x')).toEqual({ ok: true });
  expect(sent.map(({ url }) => url)).toEqual(['/api/auth/session', '/api/x']);
  expect(sent[1]?.headers.get('authorization')).toBe('Bearer new');
});

test('requests again if the early request failed', async () => {
  const { http, sent } = pageWith(Promise.reject(new TypeError('Failed to fetch')));
  expect(await http.get('/x')).toEqual({ ok: true });
  expect(sent).toHaveLength(1);
});

test('gives up on an early response when the caller does', async () => {
  const { http } = pageWith(new Promise(() => {}));
  const reading = http.get('/x', {
    sendOnce: true,
    signal: AbortSignal.abort(new Error('too late')),
  });
  await expect(reading).rejects.toThrow();
});

test('does not adopt a response for a change or another address', async () => {
  const { http, sent } = pageWith(Promise.resolve(Response.json({ early: true })));
  await http.post('/x');
  await http.get('/y');
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/x', 'GET /api/y']);
});

test('drops responses that nobody has used in time', async () => {
  vi.useFakeTimers();
  const { http, sent } = pageWith(Promise.resolve(Response.json({ early: true })));
  dropEarlyAfter(5000);
  vi.advanceTimersByTime(5000);
  vi.useRealTimers();
  expect(await http.get('/x')).toEqual({ ok: true });
  expect(sent).toHaveLength(1);
});
