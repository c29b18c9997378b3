import { describe, expect, test, vi } from 'vitest';
import { createHttp, type HttpWorld } from './http.ts';

type Reply = () => Response | Promise<Response>;

const json = (status: number, body: unknown) => Response.json(body, { status });
const accessDenied: Reply = () =>
  json(401, { error: 'Access denied', message: 'Access denied', code: 'signed_out' });
const fault: Reply = () => json(500, { message: 'Oh no' });
const noNetwork: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const good: Reply = () => json(200, { ok: true });
const text =
  (words: string): Reply =>
  () =>
    new Response(words, { headers: { 'content-type': 'text/plain; charset=utf-8' } });

/** A browser whose server answers each address with its replies in turn, the last one for ever. */
function openBrowser(replies: Record<string, Reply[]>, shared = new Map<string, string>()) {
  const sent: {
    url: string;
    method: string;
    headers: Headers;
    body: unknown;
    init: RequestInit;
  }[] = [];
  let keys = 0;
  const world: HttpWorld = {
    base: '/api',
    storage: {
      getItem: (key) => shared.get(key) ?? null,
      setItem: (key, value) => void shared.set(key, value),
      clear: () => shared.clear(),
    },
    readCookies: () => 'theme=dark; XSRF-TOKEN=xsrf-1',
    alone: (work) => work(),
    newKey: () => `key-${++keys}`,
    async fetch(url, init) {
      const method = init.method ?? 'GET';
      sent.push({ url, method, headers: new Headers(init.headers), body: init.body, init });
      const path = url.replace('/api', '');
      const queue = replies[`${method} ${path}`] ?? replies[path] ?? [good];
      const reply = queue.length > 1 ? queue.shift() : queue[0];
      return reply ? reply() : json(404, {});
    },
  };
  const http = createHttp(world);
  const signedOut = vi.fn();
  http.onSignedOut(signedOut);
  return { http, sent, shared, world, signedOut };
}

const withToken = (token = 'old') => new Map([['token', token]]);

describe('what every call carries (specification 7)', () => {
  test('base, cookies, Bearer, XSRF header and JSON', async () => {
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

  test('no Bearer without a token, no key on a GET, a path without its slash', async () => {
    const { http, sent } = openBrowser({});
    await http.get('v1/homework-result-by-class/1/2');
    expect(sent[0]?.url).toBe('/api/v1/homework-result-by-class/1/2');
    expect(sent[0]?.headers.has('authorization')).toBe(false);
    expect(sent[0]?.headers.has('idempotency-key')).toBe(false);
  });

  test('text is answered as text, nothing as null', async () => {
    const { http } = openBrowser({
      '/logout': [text('/')],
      '/v1/x': [() => new Response(null, { status: 204 })],
    });
    expect(await http.get('/logout')).toBe('/');
    expect(await http.remove('/v1/x')).toBeNull();
  });
});

describe('401 Access denied', () => {
  test('one refresh, the new token stored, and the call sent again with it', async () => {
    const { http, sent, shared } = openBrowser(
      { '/v1/a': [accessDenied, good], '/auth/xsrf-1': [text('new')] },
      withToken(),
    );
    const renewed = vi.fn();
    http.onRenewed(renewed);
    expect(await http.get('/v1/a')).toEqual({ ok: true });
    expect(sent.map(({ url }) => url)).toEqual(['/api/v1/a', '/api/auth/xsrf-1', '/api/v1/a']);
    expect(sent[2]?.headers.get('authorization')).toBe('Bearer new');
    expect(shared.get('token')).toBe('new');
    expect(renewed).toHaveBeenCalledExactlyOnceWith('new');
  });

  test('fifty calls at once wait for the one refresh, and each is answered once', async () => {
    const paths = Array.from({ length: 50 }, (_, n) => `/v1/${n}`);
    const { http, sent } = openBrowser(
      {
        ...Object.fromEntries(paths.map((path) => [path, [accessDenied, good]])),
        '/auth/xsrf-1': [text('new')],
      },
      withToken(),
    );
    await Promise.all(paths.map((path) => http.get(path)));
    expect(sent.filter(({ url }) => url.includes('/auth/'))).toHaveLength(1);
    expect(sent).toHaveLength(50 + 1 + 50);
  });

  test('a call is replayed once only', async () => {
    const { http, sent, signedOut } = openBrowser(
      { '/v1/a': [accessDenied], '/auth/xsrf-1': [text('new')] },
      withToken(),
    );
    await expect(http.get('/v1/a')).rejects.toThrow('Access denied');
    expect(sent).toHaveLength(3);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test('a refresh that is refused signs out and passes the error on', async () => {
    const { http, signedOut } = openBrowser(
      { '/v1/a': [accessDenied], '/auth/xsrf-1': [accessDenied] },
      withToken(),
    );
    await expect(http.get('/v1/a')).rejects.toMatchObject({ status: 401 });
    expect(signedOut).toHaveBeenCalledOnce();
  });

  test('a refresh that fails with a fault signs out too', async () => {
    const { http, signedOut } = openBrowser(
      { '/v1/a': [accessDenied], '/auth/xsrf-1': [fault] },
      withToken(),
    );
    await expect(http.get('/v1/a')).rejects.toMatchObject({ message: 'Oh no' });
    expect(signedOut).toHaveBeenCalledOnce();
  });

  test('a refresh that nobody answers keeps the session for later', async () => {
    const { http, signedOut, shared } = openBrowser(
      { '/v1/a': [accessDenied], '/auth/xsrf-1': [noNetwork] },
      withToken(),
    );
    await expect(http.get('/v1/a')).rejects.toThrow('Something went wrong');
    expect(signedOut).not.toHaveBeenCalled();
    expect(shared.get('token')).toBe('old');
  });

  test('the logout call is never refreshed', async () => {
    const { http, sent } = openBrowser({ '/logout': [accessDenied] }, withToken());
    await expect(http.get('/logout')).rejects.toThrow('Access denied');
    expect(sent).toHaveLength(1);
  });

  test('a wrong password is no reason to refresh', async () => {
    const wrong = () => json(401, { error: 'Not right', message: 'Not right' });
    const { http, sent } = openBrowser({ '/login': [wrong] });
    await expect(http.post('/login', {})).rejects.toThrow('Not right');
    expect(sent).toHaveLength(1);
  });
});

describe('two tabs', () => {
  test('the token that another tab stored is taken without asking', async () => {
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

  test('with a lock between tabs the second waits and uses what the first got', async () => {
    const shared = withToken();
    let tail: Promise<unknown> = Promise.resolve();
    const alone: HttpWorld['alone'] = (work) => {
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
      const tab = openBrowser({ '/v1/a': [accessDenied, good], '/auth/xsrf-1': [refresh] }, shared);
      return createHttp({ ...tab.world, alone });
    });
    await Promise.all(tabs.map((http) => http.get('/v1/a')));
    expect(refreshes).toBe(1);
  });

  test('without a lock a lost race is not the end of the session', async () => {
    const shared = withToken();
    const lost: Reply = () => {
      shared.set('token', 'from the other tab');
      return accessDenied();
    };
    const { http, signedOut } = openBrowser(
      { '/v1/a': [accessDenied, good], '/auth/xsrf-1': [lost] },
      shared,
    );
    expect(await http.get('/v1/a')).toEqual({ ok: true });
    expect(signedOut).not.toHaveBeenCalled();
  });
});

test('403 forbidden wipes the storage; another 403 does not', async () => {
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

describe('other failures (specification 8)', () => {
  test('two more tries a session, whichever calls use them', async () => {
    const { http, sent } = openBrowser({
      '/v1/a': [fault, good],
      '/v1/b': [noNetwork, good],
      '/v1/c': [fault],
    });
    await http.get('/v1/a');
    await http.post('/v1/b', {});
    await expect(http.get('/v1/c')).rejects.toThrow('Oh no');
    expect(sent).toHaveLength(5);
  });

  test('one key for all tries of an action, another for the next', async () => {
    const { http, sent } = openBrowser({ '/v1/a': [fault, noNetwork, good] });
    await http.post('/v1/a', {});
    await http.post('/v1/a', {});
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  test('the key is kept through a refresh, and one given by hand is used', async () => {
    const { http, sent } = openBrowser(
      { '/v1/a': [accessDenied, good], '/auth/xsrf-1': [text('new')] },
      withToken(),
    );
    await http.post('/v1/a', {}, { idempotencyKey: 'by-hand-1' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('by-hand-1');
    expect(sent[2]?.headers.get('idempotency-key')).toBe('by-hand-1');
  });

  test.each(['/forgetPassword', '/logout', '/login', '/registration'])(
    '%s is never sent twice',
    async (path) => {
      const { http, sent } = openBrowser({ [path]: [fault] });
      await expect(http.send(path === '/logout' ? 'GET' : 'POST', path)).rejects.toThrow('Oh no');
      expect(sent).toHaveLength(1);
    },
  );

  test.each<[string, Reply, string]>([
    ['its message', () => json(409, { message: 'Somebody was faster.' }), 'Somebody was faster.'],
    ['no message', () => json(500, {}), 'Something went wrong'],
    ['no JSON', () => new Response('<h1>502</h1>', { status: 502 }), 'Something went wrong'],
    ['no answer', noNetwork, 'Something went wrong'],
  ])('an answer with %s', async (_name, reply, message) => {
    const { http } = openBrowser({ '/login': [reply] });
    await expect(http.post('/login')).rejects.toThrow(message);
  });

  test('an error carries code, fields and how long to wait', async () => {
    const body = {
      message: 'Wait',
      code: 'too_many',
      requestId: 'r1',
      fields: [{ field: 'a', message: 'b' }],
    };
    const { http } = openBrowser({
      '/login': [() => Response.json(body, { status: 429, headers: { 'retry-after': '90' } })],
    });
    await expect(http.post('/login')).rejects.toMatchObject({
      ...body,
      status: 429,
      retryAfter: 90,
    });
  });

  test('a call that the person stopped is not sent again', async () => {
    const stop = new AbortController();
    const { http, sent } = openBrowser({
      '/v1/a': [
        () => {
          stop.abort();
          return Promise.reject(new DOMException('stopped', 'AbortError'));
        },
      ],
    });
    await expect(http.get('/v1/a', { signal: stop.signal })).rejects.toThrow('stopped');
    expect(sent).toHaveLength(1);
  });
});

describe('answers of one JSON value a line', () => {
  const lines =
    (...chunks: string[]): Reply =>
    () =>
      new Response(new Blob(chunks).stream(), {
        headers: { 'content-type': 'application/x-ndjson' },
      });
  const readAll = async (reply: Reply) => {
    const { http } = openBrowser({ '/v1/generate': [reply] });
    const values: { n: number }[] = [];
    for await (const value of http.stream<{ n: number }>('POST', '/v1/generate'))
      values.push(value);
    return values;
  };

  test('come as values, however the bytes are cut', async () => {
    expect(await readAll(lines('{"n":1}\n{"n"', ':2}\n\n', '{"n":3}'))).toEqual([
      { n: 1 },
      { n: 2 },
      { n: 3 },
    ]);
  });

  test('a last line that was cut off is a failure', async () => {
    await expect(readAll(lines('{"n":1}\n{"n'))).rejects.toThrow(SyntaxError);
  });
});
