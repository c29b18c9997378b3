import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHarness, type TestHarness } from 'wrangler';
import { testSecrets } from '#scripts/testing/start-test-workers.ts';
import { root } from '#scripts/world/settings.ts';
import type { MediaEnv } from './routes.ts';

/**
 * Runs the Worker with its own configuration and with wrangler's R2, to test how the real store responds to
 * each range.
 */
const key = 'a'.repeat(64);
const bytes = Uint8Array.from({ length: 1_000 }, (_, at) => at % 251);
let harness: TestHarness;
let url: string;

beforeAll(async () => {
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_SEND_METRICS = 'false';
  harness = createTestHarness({
    workers: [
      {
        configPath: join(root, 'functions/media/wrangler.toml'),
        vars: { APP_ORIGIN: 'http://lexiloom.test' },
        secrets: { ...testSecrets, DATABASE_URL: 'postgres://nobody:nothing@127.0.0.1:9/none' },
      },
    ],
  });
  url = (await harness.listen()).url.origin;
  const { MEDIA } = await harness.getWorker<MediaEnv>('lexiloom-media').getEnv();
  await MEDIA.put(key, bytes, { httpMetadata: { contentType: 'audio/mpeg' } });
});
afterAll(() => harness.close());

const get = (headers: Record<string, string> = {}) => fetch(`${url}/v1/media/${key}`, { headers });

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/1000', 0, 10],
  ['bytes=990-', 206, 'bytes 990-999/1000', 990, 1_000],
  ['bytes=-10', 206, 'bytes 990-999/1000', 990, 1_000],
  ['bytes=-5000', 206, 'bytes 0-999/1000', 0, 1_000],
  ['bytes=900-5000', 206, 'bytes 900-999/1000', 900, 1_000],
  ['bytes=999-999', 206, 'bytes 999-999/1000', 999, 1_000],
  ['bytes=1000-', 416, 'bytes */1000', 0, 0],
  ['bytes=5000-6000', 416, 'bytes */1000', 0, 0],
  ['bytes=-0', 416, 'bytes */1000', 0, 0],
  ['bytes=5-2', 200, null, 0, 1_000],
  ['bytes=0-1,5-6', 200, null, 0, 1_000],
])('responds to %s with %i', async (range, status, contentRange, from, to) => {
  const answer = await get({ range });
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-range')).toBe(contentRange);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes.subarray(from, to));
});

test('serves the whole file with its type and cache headers', async () => {
  const answer = await get();
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  expect(answer.headers.get('content-type')).toBe('audio/mpeg');
  expect(answer.headers.get('cloudflare-cdn-cache-control')).toContain('max-age=86400');
});

test('returns 304 if the client’s copy is current', async () => {
  const answer = await get({ 'if-none-match': `"${key}"` });
  expect(answer.status).toBe(304);
});
