import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// The environment reaches the test processes too: this folder is chosen once, and `world.json` in it
// tells a test where the mails and the demo writer are.
process.env.LEXILOOM_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'lexiloom-e2e-'));
const dataDir = process.env.LEXILOOM_E2E_DATA;
const port = process.env.LEXILOOM_E2E_PORT ?? '8797';
const baseURL = `http://127.0.0.1:${port}`;

/** End-to-end tests: the whole local world on fresh data, seen through Debian's Chromium. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // Tests of one world share its people; `run-playwright.ts` has two worlds.
  workers: 1,
  // A machine that stops for seconds should not stop a change; what needed this is named in the summary.
  retries: 1,
  timeout: 120_000,
  // A busy machine is slow to answer; what is waited for still comes.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL,
    // A trace of every test is work for all; the second try of one that failed has it.
    trace: 'on-first-retry',
    locale: 'en-GB',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${process.execPath} scripts/start.ts`,
    env: {
      PORT: port,
      LEXILOOM_DATA: dataDir,
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: '',
      DATABASE_URL: '',
      PG_URL: '',
      STRIPE_API_KEY: '',
      STRIPE_WEBHOOK_SECRET: '',
    },
    // The API answers last, when everything else already does.
    url: `${baseURL}/api/v1/writer`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'pipe',
  },
});
