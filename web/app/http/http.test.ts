import { describe, expect, test, vi } from 'vitest';
import {
  accessDenied,
  good,
  json,
  noNetwork,
  openBrowser,
  type Reply,
  text,
  withToken,
} from '../../testing/open-browser.ts';
import { createHttp, type HttpDependencies } from './http.ts';

describe('every call (specification 7)', () => {
  test('sends base URL, cookies, Bearer token, XSRF header and JSON body', async () => {
    const { http, sent } = openBrowser({}, withToken());
    expect(await http.post('/v1/things', { a: 1 })).toEqual({ ok: true });
    const [call] = sent;
    expect(call?.url).toBe('/api/v1/things');
    expect(call?.init.credentials).toBe('include');
    expect(call?.headers.get('authorization')).toBe('Bearer old');
    expect(call?.headers.get('x-xsrf-token')).toBe('xsrf-1');
    expect(call?.headers.get('content-type')).toBe('application/json');
    expect(call?.headers.get('idempotency-key')).toBe('key-1');
    expect(call?.body).toBe('{"a":1}');
  });

  test('omits the bearer header without a token and the idempotency key on a GET, and adds a missing leading slash', async () => {
    const { http, sent } = openBrowser({});
    await http.get('v1/homework-result-by-class/1/2');
    expect(sent[0]?.url).toBe('/api/v1/homework-result-by-class/1/2');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('returns text as text and an empty response as null', async () => {
    const { http } = openBrowser({
      '/logout': [text('/')],
      '/v1/x': [() => new Response(null, { status: 204 })],
    });
    expect(await http.get('/logout')).toBe('/');
    expect(await http.remove('/v1/x')).toBeNull();
  });
});

describe('401 Access denied', () => {
  test('refreshes once, stores the new token and resends the call with it', async () => {
    const { http, sent, shared } = openBrowser(
      { '/v1/a': [accessDenied, good], '/auth/session': [text('new')] },
      withToken(),
    );
    const renewed = vi.fn();
    http.onRenewed(renewed);
    expect(await http.get('/v1/a')).toEqual({ ok: true });
    expect(sent.map(({ url }) => url)).toEqual(['/api/v1/a', '/api/auth/session', '/api/v1/a']);
    expect(sent[2]?.headers.get('authorization')).toBe('Bearer new');
    expect(shared.get('token')).toBe('new');
    expect(renewed).toHaveBeenCalledExactlyOnceWith('new');
  });

  test('refreshes once for fifty concurrent calls and returns a response to each', async () => {
    const paths = Array.from({ length: 50 }, (_, n) => `/v1/${n}`);
    const { http, sent } = openBrowser(
      {
        ...Object.fromEntries(paths.map((path) => [path, [accessDenied, good]])),
        '/auth/session': [text('new')],
      },
      withToken(),
    );
    await Promise.all(paths.map((path) => http.get(path)));
    expect(sent.filter(({ url }) => url.includes('/auth/'))).toHaveLength(1);
    expect(sent).toHaveLength(50 + 1 + 50);
  });

  test('resends a call only once', async () => {
    const { http, sent, signedOut } = openBrowser(
      { '/v1/a': [accessDenied], '/auth/session': [text('new')] },
      withToken(),
    );
    await expect(http.get('/v1/a')).rejects.toThrow('Access denied');
    expect(sent).toHaveLength(3);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test('signs out and rethrows the error when the refresh is refused', async () => {
    const { http, signedOut } = openBrowser(
      { '/v1/a': [accessDenied], '/auth/session': [accessDenied] },
      withToken(),
    );
    await expect(http.get('/v1/a')).rejects.toMatchObject({ status: 401 });
    expect(signedOut).toHaveBeenCalledOnce();
  });

  test('signs out when the refresh is forbidden', async () => {
    const blocked: Reply = () => json(403, { message: 'forbidden' });
    const { http, signedOut } = openBrowser(
      { '/v1/a': [accessDenied], '/auth/session': [blocked] },
      withToken(),
    );
    await expect(http.get('/v1/a')).rejects.toMatchObject({ status: 403 });
    expect(signedOut).toHaveBeenCalledOnce();
  });

  test.each([429, 500, 503])('keeps the session when the refresh fails with %i', async (status) => {
    const busy: Reply = () => json(status, { message: 'Not now' });
    const { http, signedOut, shared } = openBrowser(
      { '/v1/a': [accessDenied, accessDenied, good], '/auth/session': [busy, text('new')] },
      withToken(),
    );
    await expect(http.get('/v1/a')).rejects.toMatchObject({ status, message: 'Not now' });
    expect(signedOut).not.toHaveBeenCalled();
    expect(shared.get('token')).toBe('old');
    expect(await http.get('/v1/a')).toEqual({ ok: true });
  });

  test('keeps the session when the refresh gets no response', async () => {
    const { http, signedOut, shared } = openBrowser(
      { '/v1/a': [accessDenied], '/auth/session': [noNetwork] },
      withToken(),
    );
    await expect(http.get('/v1/a')).rejects.toThrow('Something went wrong');
    expect(signedOut).not.toHaveBeenCalled();
    expect(shared.get('token')).toBe('old');
  });

  test('never refreshes for the logout call', async () => {
    const { http, sent } = openBrowser({ '/logout': [accessDenied] }, withToken());
    await expect(http.get('/logout')).rejects.toThrow('Access denied');
    expect(sent).toHaveLength(1);
  });

  test('does not refresh after a wrong password', async () => {
    const wrong = () => json(401, { error: 'Not right', message: 'Not right' });
    const { http, sent } = openBrowser({ '/login': [wrong] });
    await expect(http.post('/login', {})).rejects.toThrow('Not right');
    expect(sent).toHaveLength(1);
  });
});

describe('two tabs', () => {
  test('uses a token stored by another tab without refreshing', async () => {
    const shared = withToken();
    const otherTabWasFaster: Reply = () => {
      shared.set('token', 'from the other tab');
      return accessDenied();
    };
    const { http, sent } = openBrowser({ '/v1/a': [otherTabWasFaster, good] }, shared);
    await http.get('/v1/a');
    expect(sent.map(({ url }) => url)).toEqual(['/api/v1/a', '/api/v1/a']);
    expect(sent[1]?.headers.get('authorization')).toBe('Bearer from the other tab');
  });

  test('makes the second tab wait for the lock and reuse the first tab’s token', async () => {
    const shared = withToken();
    let tail: Promise<unknown> = Promise.resolve();
    const alone: HttpDependencies['alone'] = (work) => {
      const turn = tail.then(work);
      tail = turn.catch(() => {});
      return turn;
    };
    let refreshes = 0;
    const refresh: Reply = () => {
      refreshes += 1;
      return text(`new ${refreshes}`)();
    };
    const tabs = [1, 2].map(() => {
      const tab = openBrowser(
        { '/v1/a': [accessDenied, good], '/auth/session': [refresh] },
        shared,
      );
      return createHttp({ ...tab.world, alone });
    });
    await Promise.all(tabs.map((http) => http.get('/v1/a')));
    expect(refreshes).toBe(1);
  });

  test('keeps the session when a tab without a lock loses a refresh race', async () => {
    const shared = withToken();
    const lost: Reply = () => {
      shared.set('token', 'from the other tab');
      return accessDenied();
    };
    const { http, signedOut } = openBrowser(
      { '/v1/a': [accessDenied, good], '/auth/session': [lost] },
      shared,
    );
    expect(await http.get('/v1/a')).toEqual({ ok: true });
    expect(signedOut).not.toHaveBeenCalled();
  });
});

test('clears storage on 403 forbidden but not on another 403', async () => {
  const shared = new Map([
    ['token', 't'],
    ['drafts', 'x'],
  ]);
  const forbidden: Reply = () => json(403, { message: 'forbidden' });
  const plan: Reply = () => json(403, { message: 'Your plan does not include this.' });
  const { http, sent } = openBrowser({ '/v1/a': [forbidden], '/v1/b': [plan] }, shared);
  const wiped = vi.fn();
  http.onWiped(wiped);
  await expect(http.get('/v1/b')).rejects.toThrow('Your plan');
  expect(shared.size).toBe(2);
  const before = sent.length;
  await expect(http.get('/v1/a')).rejects.toThrow('forbidden');
  expect(shared.size).toBe(0);
  expect(sent).toHaveLength(before + 1);
  expect(wiped).toHaveBeenCalledOnce();
});
