import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openDatabase } from './client.ts';
import { openToolDatabase } from './tool-client.ts';

/** Undici, and so Node's `fetch`, aborts after this time if no headers have arrived. */
const fetchGivesUpMs = 300_000;

test('completes a tool’s statement of over five minutes, which fetch would abort', async () => {
  const proxy = createServer((request, response) => {
    request.resume();
    const answer = { fields: [], rows: [], command: 'CREATE', rowCount: null };
    setTimeout(() => response.end(JSON.stringify(answer)), fetchGivesUpMs + 15_000);
  });
  proxy.requestTimeout = 0;
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const url = `postgres://a:b@127.0.0.1:${(proxy.address() as AddressInfo).port}/c`;
  const [byTool, byFetch] = await Promise.allSettled([
    openToolDatabase(url).execute('create index concurrently'),
    openDatabase(url, 3_600_000).execute('create index concurrently'),
  ]);
  proxy.closeAllConnections();
  proxy.close();
  expect(byTool.status).toBe('fulfilled');
  // If this assertion ever fails, the tools can use `fetch` again.
  expect(byFetch.status).toBe('rejected');
});
