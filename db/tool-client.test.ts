import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openToolDatabase } from './tool-client.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function openBefore(proxy: RequestListener, waitMs = 5_000) {
  server = createServer(proxy);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return openToolDatabase(`postgres://a:b@127.0.0.1:${port}/c`, waitMs);
}

const answer = { fields: [], rows: [], command: 'SELECT', rowCount: 0 };

test('sends the statement as the driver does, and parses the response', async () => {
  const heard: string[] = [];
  const db = await openBefore(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    heard.push(`${request.method} ${request.url} ${request.headers['neon-array-mode']} ${body}`);
    response.end(JSON.stringify(answer));
  });
  expect((await db.execute('select 1')).rows).toEqual([]);
  expect(heard).toEqual(['POST /sql true {"query":"select 1","params":[]}']);
});

test('times out before and during a response', async () => {
  for (const proxy of [() => {}, ((_, response) => void response.write('{')) as RequestListener]) {
    const db = await openBefore(proxy, 150);
    const began = performance.now();
    await expect(db.execute('select 1')).rejects.toThrow();
    expect(performance.now() - began).toBeLessThan(3_000);
    server.closeAllConnections();
    server.close();
  }
});

test('fails when the connection is cut', async () => {
  const db = await openBefore(({ socket }) => void socket.destroy());
  await expect(db.execute('select 1')).rejects.toThrow();
});
