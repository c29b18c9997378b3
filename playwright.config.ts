import './e2e/uncompiled-macros.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { pageLanguageOf } from '#contracts/content/page-language.ts';
import { interfaceLocales, pseudoLocales } from '#language/wordings/interface-languages.ts';
import { choosePort } from '#scripts/processes/choose-port.ts';
import { headlessChromium } from '#scripts/testing/headless-chromium.ts';
import type { LanguageOption } from './e2e/test.ts';

/**
 * The number of parallel environments: each test process has its own, and takes the next file when it is
 * done. Test processes inherit the environment variables, and also evaluate this file.
 */
const worlds = Number(process.env.LEXILOOM_E2E_WORLDS ?? 1);
process.env.LEXILOOM_E2E_FOLDER ??= mkdtempSync(join(tmpdir(), 'lexiloom-e2e-'));
const folder = process.env.LEXILOOM_E2E_FOLDER;
// Free ports, chosen once: the test processes read them from the environment.
process.env.LEXILOOM_E2E_PORTS ??= (
  await Promise.all(Array.from({ length: worlds }, choosePort))
).join();
const ports = process.env.LEXILOOM_E2E_PORTS.split(',');
const dataOf = (world: number) => join(folder, `world-${world}`);
const urlOf = (world: number) => `http://127.0.0.1:${ports[world]}`;
const environmentIndex = Number(process.env.TEST_PARALLEL_INDEX ?? 0);
// `world.json` in it has the addresses of the mailbox and the demo writer.
process.env.LEXILOOM_E2E_DATA = dataOf(environmentIndex);

/** The language of the pages: `LEXILOOM_E2E_LANGUAGE=de npx playwright test e2e/homework` does a walk in German. */
const language =
  [...interfaceLocales, ...pseudoLocales].find(
    (locale) => locale === process.env.LEXILOOM_E2E_LANGUAGE,
  ) ?? null;

/** End-to-end tests: the whole local environment on fresh data, in Debian's Chromium. */
export default defineConfig<LanguageOption>({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // Tests of one environment share its accounts, so they run in sequence.
  workers: worlds,
  // A machine that stalls for seconds should not fail a change; the summary names retried tests.
  retries: 1,
  timeout: 120_000,
  // A busy machine is slow, so wait longer for the expected result.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // Snapshots for screen readers are updated only on request.
  snapshotPathTemplate: 'e2e/told/{arg}{ext}',
  updateSnapshots: 'none',
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: urlOf(environmentIndex),
    // Tracing every test slows all of them; only the retry of a failed one is traced.
    trace: 'on-first-retry',
    locale: 'en-GB',
    language,
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
        '--js-flags=--no-maglev,--no-turbofan',
      ],
    },
  },
  webServer: Array.from({ length: worlds }, (_, world) => ({
    command: `${process.execPath} scripts/start.ts`,
    env: {
      PORT: ports[world] ?? '',
      LEXILOOM_DATA: dataOf(world),
      LEXILOOM_LANGUAGE: language ? pageLanguageOf(language) : '',
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: '',
      DATABASE_URL: '',
      PG_URL: '',
      STRIPE_API_KEY: '',
      STRIPE_WEBHOOK_SECRET: '',
      // The site of e2e/framed-lesson.e2e.ts that shows a lesson in a frame.
      RESOURCE_FRAME_ANCESTORS: 'http://localhost:4321',
    },
    // Playwright waits for the API, which becomes ready after everything else.
    url: `${urlOf(world)}/api/v1/writer`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
    stdout: 'pipe' as const,
  })),
});
