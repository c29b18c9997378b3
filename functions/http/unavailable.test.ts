import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { isDatabaseAway } from './unavailable.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** What a statement fails with when Neon's proxy behaves like this. */
async function errorOf(proxy: RequestListener, waitMs = 1_000): Promise<Error> {
  server = createServer(proxy);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const db = openDatabase(`postgres://a:b@127.0.0.1:${port}/c`, waitMs);
  const error: unknown = await db.execute('select 1').catch((reason: unknown) => reason);
  if (!(error instanceof Error)) throw new Error('it did not fail');
  return error;
}

const json = (status: number, body: object): RequestListener => {
  return (_, response) => void response.writeHead(status).end(JSON.stringify(body));
};

test.each<[string, boolean, RequestListener]>([
  ['says nothing', true, () => {}],
  ['stops in the middle', true, (_, response) => void response.writeHead(200).write('{"rows":[')],
  ['hangs up', true, ({ socket }) => void socket.destroy()],
  ['has no PostgreSQL', true, json(500, { message: 'could not connect to compute', code: null })],
  ['shuts down', true, json(400, { message: 'going', severity: 'FATAL', code: '57P01' })],
  [
    'has no connection left',
    true,
    json(400, { message: 'many', severity: 'FATAL', code: '53300' }),
  ],
  ['refuses the statement', false, json(400, { message: 'no', severity: 'ERROR', code: '42P01' })],
])('a database that %s is away: %s', async (_what, away, proxy) => {
  const began = performance.now();
  expect(isDatabaseAway(await errorOf(proxy, 300))).toBe(away);
  expect(performance.now() - began).toBeLessThan(3_000);
});
