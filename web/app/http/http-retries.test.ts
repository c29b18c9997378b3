import { describe, expect, test } from 'vitest';
import { parseNdjson } from '../../features/resources/stream-writing.ts';
import {
  accessDenied,
  fault,
  good,
  json,
  noNetwork,
  openBrowser,
  type Reply,
  text,
  withToken,
} from '../../testing/open-browser.ts';

describe('other failures (specification 8)', () => {
  test('retries at most twice per session, across all calls', async () => {
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

  test('uses none of the session’s retries for a sendOnce call', async () => {
    const { http, sent } = openBrowser({
      '/v1/draft': [fault, noNetwork, fault, good],
      '/v1/a': [fault, noNetwork, good],
    });
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(http.put('/v1/draft', {}, { sendOnce: true })).rejects.toThrow();
    }
    expect(sent).toHaveLength(3);
    // The session's two retries are still available after these calls. When they are used up, a sendOnce call
    // is still sent.
    await http.get('/v1/a');
    await http.put('/v1/draft', {}, { sendOnce: true });
    expect(sent).toHaveLength(7);
  });

  test('sends the same idempotency key with every retry and a new one with the next action', async () => {
    const { http, sent } = openBrowser({ '/v1/a': [fault, noNetwork, good] });
    await http.post('/v1/a', {});
    await http.post('/v1/a', {});
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  test('keeps the given idempotency key after a token refresh', async () => {
    const { http, sent } = openBrowser(
      { '/v1/a': [accessDenied, good], '/auth/session': [text('new')] },
      withToken(),
    );
    await http.post('/v1/a', {}, { idempotencyKey: 'by-hand-1' });
    expect(sent[0]?.headers.get('idempotency-key')).toBe('by-hand-1');
    expect(sent[2]?.headers.get('idempotency-key')).toBe('by-hand-1');
  });

  test.each(['/forgetPassword', '/logout', '/login', '/registration'])(
    'never sends %s twice',
    async (path) => {
      const { http, sent } = openBrowser({ [path]: [fault] });
      await expect(http.send(path === '/logout' ? 'GET' : 'POST', path)).rejects.toThrow('Oh no');
      expect(sent).toHaveLength(1);
    },
  );

  test.each<[string, Reply, string]>([
    [
      'a response with a message',
      () => json(409, { message: 'Somebody was faster.' }),
      'Somebody was faster.',
    ],
    ['a response without a message', () => json(500, {}), 'Something went wrong'],
    [
      'a response without JSON',
      () => new Response('<h1>502</h1>', { status: 502 }),
      'Something went wrong',
    ],
    ['a network failure', noNetwork, 'Something went wrong'],
  ])('rejects with the right message for %s', async (_name, reply, message) => {
    const { http } = openBrowser({ '/login': [reply] });
    await expect(http.post('/login')).rejects.toThrow(message);
  });

  test('rejects with code, fields and retryAfter from the response', async () => {
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

  test('does not retry an aborted call', async () => {
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

describe('a response with one JSON value per line', () => {
  const lines =
    (...chunks: string[]): Reply =>
    () =>
      new Response(new Blob(chunks).stream(), {
        headers: { 'content-type': 'application/x-ndjson' },
      });
  const readAll = async (reply: Reply) => {
    const { http } = openBrowser({ '/v1/generate': [reply] });
    const values: { n: number }[] = [];
    for await (const value of parseNdjson<{ n: number }>(await http.send('POST', '/v1/generate')))
      values.push(value);
    return values;
  };

  test('yields the values no matter how the bytes are split', async () => {
    expect(await readAll(lines('{"n":1}\n{"n"', ':2}\n\n', '{"n":3}'))).toEqual([
      { n: 1 },
      { n: 2 },
      { n: 3 },
    ]);
  });

  test('rejects when the last line is cut off', async () => {
    await expect(readAll(lines('{"n":1}\n{"n'))).rejects.toThrow(SyntaxError);
  });
});
