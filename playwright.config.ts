import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { choosePort } from '#scripts/processes/choose-port.ts';
import { headlessChromium } from '#scripts/testing/headless-chromium.ts';

/**
 * Worlds side by side: each test process has one to itself, and takes the next file when it is done. The
 * environment reaches the test processes too, and this file is read in each of them.
 */
const worlds = Number(process.env.LEXILOOM_E2E_WORLDS ?? 1);
process.env.LEXILOOM_E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'lexiloom-e2e-'));
const folder = process.env.LEXILOOM_E2E_FOLDER;
// Ports that nobody listens on, chosen once: the test processes read them from the environment.
process.env.LEXILOOM_E2E_PORTS ??= (
  await Promise.all(Array.from({ length: worlds }, choosePort))
).join();
const ports = process.env.LEXILOOM_E2E_PORTS.split(',');
const dataOf = (world: number) => join(folder, `world-${world}`);
const urlOf = (world: number) => `http://127.0.0.1:${ports[world]}`;
const environmentIndex = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
// `world.json` in it tells a test where the mails and the demo writer are.
process.env.LEXILOOM_E2E_DATA = dataOf(environmentIndex);

/** End-to-end tests: the whole local world on fresh data, seen through Debian's Chromium. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // Tests of one world share its people, so they take turns.
  workers: worlds,
  // A machine that stops for seconds should not stop a change; what needed this is named in the summary.
  retries: 1,
  timeout: 120_000,
  // A busy machine is slow to answer; what is waited for still comes.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // What readers are told is written anew only where somebody asks for it.
  snapshotPathTemplate: 'e2e/told/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: urlOf(environmentIndex),
    // A trace of every test is work for all; the second try of one that failed has it.
    trace: 'on-first-retry',
    locale: 'en-GB',
    actionTimeout: 15_000,
    launchOptions: {
      executablePath: headlessChromium(),
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
  webServer: Array.from({ length: worlds }, (_, world) => ({
    command: `${process.execPath} scripts/start.ts`,
    env: {
      PORT: ports[world] ?? '',
      LEXILOOM_DATA: dataOf(world),
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: '',
      DATABASE_URL: '',
      PG_URL: '',
      STRIPE_API_KEY: '',
      STRIPE_WEBHOOK_SECRET: '',
      // Where e2e/framed-lesson.e2e.ts shows a lesson in a frame.
      RESOURCE_FRAME_ANCESTORS: 'http://localhost:4321',
    },
    // The API answers last, when everything else already does.
    url: `${urlOf(world)}/api/v1/writer`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stdout: 'pipe' as const,
  })),
});
