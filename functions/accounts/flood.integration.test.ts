import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHarness, type TestHarness } from 'wrangler';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { root } from '#scripts/world/settings.ts';

/** The Worker with its own configuration and wrangler's rate limits. Its database counts the statements. */
let harness: TestHarness;
let url: string;
let statements = 0;
const database = createServer((request, response) => {
  statements += 1;
  request.resume();
  response.writeHead(500).end('{"message":"away"}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => database.listen(0, '127.0.0.1', resolve));
  const { port } = database.address() as AddressInfo;
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_SEND_METRICS = 'false';
  harness = createTestHarness({
    workers: [
      {
        configPath: join(root, 'functions/accounts/wrangler.toml'),
        vars: { APP_ORIGIN: 'http://lexiloom.test', MAIL_FROM: 'no-reply@lexiloom.test' },
        secrets: { ...testSecrets, DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/c` },
      },
    ],
  });
  url = (await harness.listen()).url.origin;
});
afterAll(async () => {
  await harness.close();
  database.close();
});

const limit = 60;

test.each([
  ['/login', (name: string) => ({ userName: name, password: 'wrong password' })],
  ['/forgetPassword', (name: string) => ({ email: name })],
])(
  '%s: rejects requests for one account beyond the rate limit without a database call',
  async (path, body) => {
    const post = async (name: string) => {
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body(name)),
      });
      await answer.body?.cancel();
      return answer;
    };
    // The rate limit counts per clock minute. Without this wait, the test might cross a minute boundary and
    // get two quotas.
    const leftMs = 60_000 - (Date.now() % 60_000);
    if (leftMs < 25_000) await new Promise((resolve) => setTimeout(resolve, leftMs + 500));
    statements = 0;
    const statuses: number[] = [];
    for (let sent = 0; sent < limit + 40; sent += 1) {
      statuses.push((await post('flooded@lexiloom.test')).status);
    }
    expect(statuses.filter((status) => status === 503)).toHaveLength(limit);
    expect(statuses.slice(limit)).toEqual(Array.from({ length: 40 }, () => 429));
    expect(statements).toBe(limit);
    const refused = await post('flooded@lexiloom.test');
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await post('somebody-else@lexiloom.test')).status).toBe(503);
  },
  120_000,
);
