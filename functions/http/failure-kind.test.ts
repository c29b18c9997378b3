import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { StorageUnavailable, withStorageTimeout } from '../media-store/media-store.ts';
import type { Routes } from './app.ts';
import type { BaseEnv } from './env.ts';
import { databaseFailure, type FailureKind, storageFailure } from './failure-kind.ts';
import { operation } from './operation.ts';
import { createCaller } from './testing/create-caller.ts';
import { testEnv } from './testing/test-env.ts';

/** Returns a handler that responds as Neon's proxy would. */
const json =
  (status: number, body: object): RequestListener =>
  (_, response) =>
    void response.writeHead(status).end(JSON.stringify(body));
const refusal = (code: string | null, message = 'no', status = 400) =>
  json(status, { message, code, severity: code && 'ERROR' });

describe('a failed statement', () => {
  let server: Server;
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /**
   * Returns the errors that a statement throws, both alone and in a batch, if Neon's proxy responds with
   * `proxy`.
   */
  async function errorsOf(proxy: RequestListener): Promise<Error[]> {
    server = createServer(proxy);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const db = openDatabase(`postgres://a:b@127.0.0.1:${port}/c`, 300);
    const failed = await Promise.allSettled([
      db.execute('select 1'),
      db.batch([db.execute('select 1')]),
    ]);
    return failed.map((one) => {
      if (one.status === 'fulfilled') throw new Error('it did not fail');
      return one.reason as Error;
    });
  }

  const cutAfterHeaders: RequestListener = (_, response) => {
    response.writeHead(200).write('{"rows":[');
    setTimeout(() => response.socket?.destroy(), 30);
  };

  test.each<[string, FailureKind, RequestListener]>([
    ['without a response', 'away', () => {}],
    ['whose response stops midway', 'away', (_, r) => void r.writeHead(200).write('{"rows":[')],
    ['whose response is truncated', 'away', cutAfterHeaders],
    ['on a closed connection', 'away', ({ socket }) => void socket.destroy()],
    ['that never reached PostgreSQL', 'away', refusal(null, 'could not connect to compute', 500)],
    ['whose connection to PostgreSQL closes', 'away', refusal(null, 'connection closed')],
    ['that times out at the proxy', 'away', json(504, { message: 'timed out', code: 504 })],
    [
      'refused because of too many connections',
      'away',
      refusal(null, 'Too many connections to this endpoint. Try later.'),
    ],
    ['that is rate limited', 'away', refusal(null, 'slow down', 429)],
    ['while the server shuts down', 'away', refusal('57P01')],
    ['while the server starts', 'away', refusal('57P03', 'starting', 500)],
    ['with no connection available', 'away', refusal('53300', 'many', 500)],
    ['with a full disk', 'away', refusal('53100')],
    ['on a failed connection', 'away', refusal('08006')],
    ['that was cancelled', 'away', refusal('57014')],
    ['that conflicts with another transaction', 'away', refusal('40001')],
    ['in a deadlock', 'away', refusal('40P01')],
    ['that waited too long for a lock', 'away', refusal('55P03')],
    [
      'with a wrong password',
      'setup',
      refusal(null, "password authentication failed for user 'x'"),
    ],
    [
      'without a password',
      'setup',
      refusal(null, 'missing authentication credentials: required password'),
    ],
    ['on a missing database', 'setup', refusal('3D000', 'no', 500)],
    ['of a role without permission', 'setup', refusal('42501')],
    [
      'above the plan’s quota',
      'setup',
      refusal(null, 'Your account or project has exceeded the compute time quota.'),
    ],
    [
      'on a deleted project',
      'setup',
      refusal(null, 'The requested endpoint could not be found, or you don’t have access to it.'),
    ],
    [
      'whose response is too large',
      'fault',
      refusal(null, 'response is too large (max is 67108864 bytes)', 507),
    ],
    [
      'that is too large',
      'fault',
      refusal(null, 'request is too large (max is 67108864 bytes)', 413),
    ],
    ['with a missing parameter', 'fault', refusal('08P01', 'bind message supplies 0 parameters')],
    ['with a syntax error', 'fault', refusal('42601')],
    ['on a missing table', 'fault', refusal('42P01')],
    ['that breaks a constraint', 'fault', refusal('23505')],
    ['with a number that is too large', 'fault', refusal('22003')],
    [
      'with a truncated request',
      'fault',
      refusal(null, 'could not parse the HTTP request body: EOF'),
    ],
  ])('classifies a statement %s as %s', async (_what, kind, proxy) => {
    const began = performance.now();
    for (const error of await errorsOf(proxy)) {
      expect(databaseFailure(error)).toMatchObject({ kind });
    }
    expect(performance.now() - began).toBeLessThan(3_000);
  });

  test.each<[string, number, string | null, RequestListener]>([
    ['a response that is too large', 500, null, refusal(null, 'response is too large', 507)],
    ['an invalid statement', 500, null, refusal('42601')],
    ['an unreachable database', 503, '5', refusal('57P01')],
    ['a wrong password', 503, '60', refusal(null, "password authentication failed for user 'x'")],
  ])('maps %s to %i and logs the route', async (_what, status, after, proxy) => {
    server = createServer(proxy);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const routes: Routes<BaseEnv> = {
      'GET /rows': operation({ may: 'anyone' }, ({ db }) => db.execute('select 1')),
    };
    const call = createCaller(routes, testEnv(`postgres://a:b@127.0.0.1:${port}/c`));
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const answer = await call('GET /rows');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, after]);
    expect(error.mock.calls.join()).toContain('"route":"GET /rows"');
    error.mockRestore();
  });
});

test('returns null for an error that does not come from the database', () => {
  expect(databaseFailure(new TypeError('x is not a function'))).toBeNull();
});

describe('a failed storage call', () => {
  test.each<[string, FailureKind]>([
    ['put: We encountered an internal error. Please try again. (10001)', 'away'],
    ['get: Service unavailable (10043)', 'away'],
    ['put: Reduce your concurrent request rate (10058)', 'away'],
    ['Network connection lost.', 'away'],
    ['get: The specified bucket does not exist. (10006)', 'setup'],
    ['put: Access Denied (10003)', 'setup'],
    ['put: Please enable R2 (10042)', 'setup'],
    ['put: Your metadata headers exceed the maximum allowed metadata size. (10012)', 'fault'],
    ['get: The specified object name is not valid. (10020)', 'fault'],
    ['put: The Content-MD5 you specified did not match what we received. (10037)', 'fault'],
  ])('classifies “%s” as %s', async (message, kind) => {
    expect(storageFailure(new Error(message)).kind).toBe(kind);
    const failed = withStorageTimeout(Promise.reject(new Error(message)));
    if (kind === 'fault') await expect(failed).rejects.toThrow(message);
    else await expect(failed).rejects.toBeInstanceOf(StorageUnavailable);
  });
});
