import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTestHarness, type TestHarness } from 'wrangler';
import type { Mail } from '#emulators/mail/mail-box.ts';
import { listMails, readMail } from '#emulators/mail/simulated-mails.ts';
import { demoModelNames } from '#emulators/openai/demo-models.ts';
import type { Pace } from '#emulators/openai/faults.ts';
import { type OpenAIEmulator, startOpenAI } from '#emulators/openai/start-openai.ts';
import { answer } from '#emulators/openai/writer/answer.ts';
import { writerLanguages } from '#emulators/openai/writer/languages.ts';
import { root } from '../world/settings.ts';
import { openGatedWorkers } from './connection-gate/gated-configs.ts';
import type { ConnectionGate } from './connection-gate/open-connection-gate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export interface TestWorkers extends Pick<TestDatabase, 'db' | 'exec'> {
  /** The gateway's address, for requests over real HTTP. */
  url: string;
  harness: TestHarness;
  /** The demo writer (a simulated model) without delays, with its faults and counts. */
  openai: OpenAIEmulator;
  /** Gives each top-level event its six connections, and counts them. */
  gate: ConnectionGate;
  /** The emails sent so far, oldest first. */
  mails(): Promise<Mail[]>;
  /**
   * Stops all Workers immediately, even in the middle of their work, and restarts them on the same database.
   */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface TestWorkersOptions {
  /** The stand-in's models, for `MODEL_TEXT` and similar settings. */
  models?: Readonly<Record<string, string>>;
  /** The stand-in's behaviour without faults. */
  pace?: Pace;
}

/** The origin that the Workers allow. */
export const testOrigin = 'http://lexiloom.test';

/** The Workers' settings; tests sign tokens with the same secret. */
export const testSecrets = {
  SESSION_SECRET: 'test-session-secret-of-at-least-32-bytes',
  RESOURCE_BYPASS_SECRET: 'test-bypass-secret-of-at-least-32-bytes',
  STRIPE_WEBHOOK_SECRET: 'whsec_test_of_at_least_32_bytes_or_so',
};

/**
 * Starts all Workers with their real configurations and queues, on a new database and the demo writer. As on
 * Cloudflare, each top-level event has six connections. Start them once per test file, in `beforeAll`,
 * because starting takes a second and 300 MB.
 */
export async function startTestWorkers({
  models = demoModelNames,
  pace = {},
}: TestWorkersOptions = {}): Promise<TestWorkers> {
  const database = await createTestDatabase();
  const openai = await startOpenAI({ answer, languages: writerLanguages, pace });
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_SEND_METRICS = 'false';
  // A test of the API does not need the static files, but their folder must exist.
  mkdirSync(join(root, 'dist/client'), { recursive: true });
  const gated = await openGatedWorkers();
  const start = async () => {
    const harness = createTestHarness({
      workers: gated.configs.map((configPath) => ({
        configPath,
        vars: {
          APP_ORIGIN: testOrigin,
          STRIPE_API_BASE: 'http://127.0.0.1:9',
          MAIL_FROM: 'no-reply@lexiloom.test',
          OPENAI_BASE_URL: openai.url,
          ...models,
        },
        secrets: {
          ...testSecrets,
          DATABASE_URL: database.url,
          OPENAI_API_KEY: 'test',
          AI_PROVIDERS: '{}',
          STRIPE_API_KEY: 'sk_test_local',
          BROWSER_RENDERING_TOKEN: 'none',
        },
      })),
    });
    const { url } = await harness.listen();
    return { harness, url: url.origin };
  };
  let running = await start();
  return {
    db: database.db,
    exec: database.exec,
    get url() {
      return running.url;
    },
    get harness() {
      return running.harness;
    },
    openai,
    gate: gated.gate,
    async restart() {
      await running.harness.close();
      running = await start();
    },
    async mails() {
      const { url } = running;
      const sent = await listMails(url);
      sent.sort((a, b) => a.sentAt.localeCompare(b.sentAt));
      return Promise.all(sent.map((mail) => readMail(url, mail)));
    },
    async close() {
      await running.harness.close();
      await gated.close();
      await openai.close();
      await database.close();
    },
  };
}
