import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestHarness, type TestHarness } from 'wrangler';
import { readWranglerConfig } from '#scripts/deployment/wrangler-config.ts';
import { root } from '#scripts/world/settings.ts';

/**
 * A site of seven files, served with the site's real configuration in the real runtime. The tests check which
 * requests reach the gateway and which headers each response has.
 */
const folder = mkdtempSync(join(tmpdir(), 'lexiloom-site-'));
let harness: TestHarness;
let url: string;

beforeAll(async () => {
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  mkdirSync(join(folder, 'site/pages'));
  const files = {
    'index.html': '<html>app</html>',
    'resource.html': '<html><head></head>lesson</html>',
    'inline-script-hashes.json': '[]',
    'pupil.html': '<html>pupil</html>',
    'pupil-inline-hashes.json': '[]',
    'pages/SignIn.html': '<html>sign in</html>',
    'pages/script-hashes.json': `["'sha256-front='"]`,
    'favicon.svg': '<svg/>',
    'assets/app-1234.js': 'run()',
    _headers: readFileSync(join(root, 'web/public/_headers'), 'utf8'),
  };
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(join(folder, 'site', name), text);
  }
  const { services, ...config } = readWranglerConfig('wrangler.toml');
  expect(services?.length).toBeGreaterThan(0);
  const configPath = join(folder, 'wrangler.json');
  writeFileSync(
    configPath,
    JSON.stringify({
      ...config,
      main: join(root, config.main),
      assets: { ...config.assets, directory: join(folder, 'site') },
    }),
  );
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_SEND_METRICS = 'false';
  harness = createTestHarness({ workers: [{ configPath }] });
  url = (await harness.listen()).url.origin;
});
afterAll(async () => {
  await harness.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { redirect: 'manual', headers });

/** True for the gateway's own responses, because only the gateway sets `no-cache`. */
const isGateways = ({ headers }: Response) => headers.get('cache-control') === 'no-cache';

test('serves a hashed file without the gateway, cached forever and with security headers', async () => {
  const answer = await get('/assets/app-1234.js');
  expect(await answer.text()).toBe('run()');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    // Allow fonts on a page that is rendered as a PDF file, because such a page has no origin of its own.
    'access-control-allow-origin': '*',
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  });
});

test('returns an uncacheable 404 for a file of an older build', async () => {
  const answer = await get('/assets/app-old.js');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toContain('text/plain');
});

test.each([
  ['/', 200],
  ['/signin', 200],
  ['/favicon.svg', 200],
  ['/pupil/home', 200],
  ['/pupil/nothing', 200],
  ['/no/such/page', 404],
])(
  'routes %s through the gateway for a navigation and for any other request',
  async (path, status) => {
    for (const mode of ['navigate', 'no-cors']) {
      const answer = await get(path, { 'sec-fetch-mode': mode });
      expect(answer.status).toBe(status);
      expect(isGateways(answer)).toBe(true);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  },
);

test('serves a front page at its address, with the hashes of its inline scripts', async () => {
  const answer = await get('/signin', { 'sec-fetch-mode': 'navigate' });
  expect(await answer.text()).toBe('<html>sign in</html>');
  expect(answer.headers.get('content-security-policy')).toContain("'sha256-front='");
});

test.each(['/pages/SignIn.html', '/pages/SignIn', '/pages/script-hashes.json'])(
  'routes the file %s through the gateway',
  async (path) => expect(isGateways(await get(path))).toBe(true),
);

test('serves every page with the gateway’s CSP', async () => {
  for (const path of ['/', '/signin', '/resource/abc', '/pupil/home']) {
    const answer = await get(path, { 'sec-fetch-mode': 'navigate' });
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
});

test.each(['/signin', '/pupil/home'])(
  'returns 304 to a browser that has cached %s',
  async (path) => {
    const etag = (await get(path)).headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    const again = await get(path, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toContain("script-src 'self'");
  },
);
