import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { localSecrets } from './local-secrets.ts';
import { loadSettings, root } from './settings.ts';
import { workerConfigs } from './worker-configs.ts';

test('defaults to port 8787, .data and the demo writer', () => {
  expect(loadSettings({}, [])).toMatchObject({
    port: 8787,
    dataDir: join(root, '.data'),
    dev: false,
    openai: 'demo',
    stripe: 'local',
  });
});

test.each([
  [
    { OPENAI_API_KEY: 'k' },
    { baseUrl: 'https://api.openai.com/v1', apiKey: 'k', models: {}, providers: '{}' },
  ],
  [
    { OPENAI_BASE_URL: 'http://box/v1' },
    { baseUrl: 'http://box/v1', apiKey: 'none', models: {}, providers: '{}' },
  ],
  [{ OPENAI_BASE_URL: '', OPENAI_API_KEY: '' }, 'demo'],
])('maps the settings %j to the model server %j', (env, openai) => {
  expect(loadSettings(env, []).openai).toEqual(openai);
});

test.each(['x', '0', '70000', '87.5'])('rejects PORT=%s', (PORT) => {
  expect(() => loadSettings({ PORT }, [])).toThrow(/PORT must be/);
});

test.each([
  ['OPENAI_BASE_URL', '127.0.0.1:11434/v1'],
  ['OPENAI_BASE_URL', 'localhost:11434/v1'],
  ['OPENAI_BASE_URL', 'box/v1'],
  ['SPEECH_BASE_URL', 'ftp://box/v1'],
])('rejects %s=%s and suggests an address that works', (name, url) => {
  const env = { OPENAI_API_KEY: 'k', [name]: url };
  expect(() => loadSettings(env, [])).toThrow(`${name} must begin with http:// or https://`);
});

test.each(['sk_live_x', 'rk_live_x'])('rejects %s, because it charges real cards', (key) => {
  const env = { STRIPE_API_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_x' };
  expect(() => loadSettings(env, [])).toThrow(/STRIPE_API_KEY is a live key/);
  const sandbox = { ...env, STRIPE_API_KEY: key.replace('live', 'test') };
  expect(loadSettings(sandbox, []).stripe).toMatchObject({ apiKey: sandbox.STRIPE_API_KEY });
});

test('creates the secrets of a data folder once, and again if the file is corrupt', () => {
  const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
  const first = localSecrets(folder);
  expect(localSecrets(folder)).toEqual(first);
  expect(first.SESSION_SECRET.length).toBeGreaterThan(40);
  writeFileSync(join(folder, 'secrets.json'), '{"SESSION_SECRET":');
  expect(localSecrets(folder)).not.toEqual(first);
  rmSync(folder, { recursive: true });
});

test('lists the site first among the Workers and schedules the sweep at its fixed minute', () => {
  const configs = workerConfigs();
  expect(configs[0]).toMatchObject({ path: 'wrangler.toml', name: 'lexiloom' });
  expect(configs.find(({ name }) => name === 'lexiloom-ai-jobs')?.crons).toContain('7 * * * *');
});
