import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeVersion } from '#emulators/cloudflare-api/account.ts';
import {
  type CloudflareApi,
  startCloudflareApi,
} from '#emulators/cloudflare-api/start-cloudflare-api.ts';
import { type Neon, startNeon } from '#emulators/neon/start-neon.ts';
import { root } from '../world/settings.ts';
import { workerConfigs } from '../world/worker-configs.ts';
import { drillSettings } from './testing/drill-settings.ts';

/**
 * `npm run prove -- deployment` runs the deployment in the README against the stand-ins, command by command.
 * It starts from an empty account and an empty database, and deploys all Workers and the built site.
 */
const folder = mkdtempSync(join(tmpdir(), 'lexiloom-deployment-'));
const settingsFile = join(folder, 'staging.json');
let api: CloudflareApi;
let neon: Neon;
/**
 * The status returned by the server that replaces the deployed site; it decides whether the deployment counts
 * as healthy.
 */
let health = 200;
const site = createServer((_, response) => response.writeHead(health).end('{}'));
let healthUrl = '';

beforeAll(async () => {
  api = await startCloudflareApi();
  neon = await startNeon();
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  healthUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  writeFileSync(settingsFile, JSON.stringify(drillSettings(neon.url)));
});
afterAll(async () => {
  site.close();
  await neon.close();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

function deploy(...args: string[]): Promise<{ code: number; said: string }> {
  const env = {
    ...process.env,
    CLOUDFLARE_API_BASE_URL: api.url,
    CLOUDFLARE_API_TOKEN: api.account.token,
  };
  const all = ['scripts/deploy.ts', '--env', 'staging', '--settings', settingsFile];
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...all, '--health-url', healthUrl, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    child.stdout.on('data', (chunk) => said.push(String(chunk)));
    child.stderr.on('data', (chunk) => said.push(String(chunk)));
    child.on('exit', (code) => resolve({ code: code ?? 1, said: said.join('') }));
  });
}

const versions = () =>
  Object.fromEntries(
    [...api.account.workers].map(([name, worker]) => [name, activeVersion(worker)?.id]),
  );

test('refuses an empty account and names everything that is missing', async () => {
  const { code, said } = await deploy();
  expect(code).toBe(1);
  expect(said).toContain('Nothing was changed');
  expect(said).toContain('The bucket lexiloom-staging-media is missing.');
  expect(said).toContain('--create creates what is missing.');
  expect(api.account.workers.size).toBe(0);
});

test('deploys every Worker, the site and the tables into an empty account', async () => {
  const { code, said } = await deploy('--create');
  expect(said).toContain('staging is deployed: https://staging.lexiloom.test');
  expect(code).toBe(0);
  expect(api.account.workers.size).toBe(workerConfigs().length);
  expect(api.unknown).toEqual([]);
  const siteFiles = activeVersion(api.account.workers.get('lexiloom-staging') ?? nobody())?.assets;
  expect(siteFiles?.length).toBeGreaterThan(500);
  expect(siteFiles).toContain('/index.html');
  expect(siteFiles).not.toContain('/_headers');
});

test('deploys again over an existing deployment and rolls back with one command', async () => {
  const first = versions();
  expect((await deploy()).code).toBe(0);
  const second = versions();
  expect(Object.keys(second).filter((name) => second[name] === first[name])).toEqual([]);
  const { code, said } = await deploy('--rollback');
  expect(said).toContain(`${workerConfigs().length} Workers are back`);
  expect(code).toBe(0);
  expect(versions()).toEqual(first);
});

test('restores the previous versions if the new versions do not respond', async () => {
  const before = versions();
  health = 500;
  const { code, said } = await deploy();
  health = 200;
  expect(code).toBe(1);
  expect(said).toContain('The previous versions are restored.');
  expect(versions()).toEqual(before);
});

function nobody(): never {
  throw new Error('the site is not deployed');
}
