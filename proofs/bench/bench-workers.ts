import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#db/client.ts';
import { openToolDatabase } from '#db/tool-client.ts';
import { demoModelNames } from '#emulators/openai/demo-models.ts';
import { startOpenAI } from '#emulators/openai/start-openai.ts';
import { answer } from '#emulators/openai/writer/answer.ts';
import { writerLanguages } from '#emulators/openai/writer/languages.ts';
import { migrate } from '#scripts/migrate.ts';
import { startChild } from '#scripts/processes/start-child.ts';
import { type Postgres, startPostgres } from '#scripts/testing/start-postgres.ts';
import { testOrigin, testSecrets } from '#scripts/testing/start-test-workers.ts';
import { buildWorker } from '#scripts/world/build-worker.ts';
import { root } from '#scripts/world/settings.ts';
import { workerConfigs } from '#scripts/world/worker-configs.ts';
import { startWorkerd } from './start-workerd.ts';

export interface BenchWorkers {
  url: string;
  db: Database;
  /** The URL at which the Workers reach the database. */
  databaseUrl: string;
  /** The id of the runtime's process. */
  pid: number;
  /** The PostgreSQL server; null if the embedded database is used. */
  postgres: Postgres | null;
}

/**
 * Returns every Worker that a request can reach: the gateway, which listens on the port, and the Workers it
 * calls.
 */
const met = (): string[] => [
  ...new Set(['lexiloom', ...workerConfigs().flatMap(({ services }) => Object.values(services))]),
];

/**
 * The Workers that a bench needs, if it does not need all. Requests go to the gateway, or to the only Worker.
 * `texts` contains additional settings.
 */
interface Served {
  workers?: readonly string[];
  texts?: Record<string, string>;
  /** True if committed rows must survive when the server is killed. */
  keeps?: boolean;
  /**
   * Starts a proxy between the Workers and the database. Receives the database's port and returns the proxy's
   * port.
   */
  between?: (port: number) => Promise<number>;
}

/**
 * Runs a bench on the gateway and the Workers behind it, built as for deployment and served by the runtime
 * alone. The test harness and `wrangler dev` are not used: they add a proxy and a log line to each request,
 * which cost more than the Workers. The database is a separate process. With `server`, the database is a real
 * PostgreSQL, and the result is null if PostgreSQL is not installed. Workers call each other as when
 * deployed. The demo writer (a simulated model) in this process moderates homework, at full speed. Buckets,
 * queues, email and Stripe are missing, so code that needs them fails.
 */
export async function withWorkers<T>(
  database: 'embedded' | 'server',
  work: (workers: BenchWorkers) => Promise<T>,
  { workers = met(), texts = {}, keeps = false, between }: Served = {},
): Promise<T | null> {
  const postgres = database === 'server' ? await startPostgres({ keeps }) : null;
  if (database === 'server' && !postgres) return null;
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-bench-'));
  const neon = await startDatabase(folder, postgres);
  const model = await startOpenAI({ answer, languages: writerLanguages });
  try {
    await migrate(neon.ready);
    const seen = new URL(neon.ready);
    if (between) seen.port = String(await between(Number(seen.port)));
    const settings = {
      ...{ ...testSecrets, APP_ORIGIN: testOrigin, DATABASE_URL: seen.href },
      ...{ OPENAI_BASE_URL: model.url, OPENAI_API_KEY: 'test', AI_PROVIDERS: '{}' },
      ...{ ...demoModelNames, BROWSER_RENDERING_TOKEN: 'none' },
      // Use an unused port, because no bench may reach the real Stripe.
      ...{ STRIPE_API_BASE: 'http://127.0.0.1:9', STRIPE_API_KEY: 'sk_test_local' },
      ...texts,
    };
    const workerd = await serve(folder, workers, settings);
    try {
      return await work({
        url: workerd.url,
        pid: workerd.pid,
        db: openToolDatabase(neon.ready),
        databaseUrl: seen.href,
        postgres,
      });
    } finally {
      await workerd.stop();
    }
  } finally {
    await model.close();
    await neon.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const startDatabase = (folder: string, postgres: Postgres | null) =>
  startChild({
    name: 'The database',
    program: process.execPath,
    args: [join(root, 'emulators/neon/serve-neon.ts')],
    env: postgres
      ? { ...process.env, PG_URL: postgres.url }
      : { ...process.env, PG_URL: '', NEON_FOLDER: join(folder, 'postgres') },
    cwd: root,
    logFile: join(folder, 'database.log'),
    ready: /ready on (\S+)/,
    readyWithinMs: 90_000,
  });

async function serve(folder: string, names: readonly string[], settings: Record<string, string>) {
  const served = [];
  for (const config of workerConfigs().filter(({ name }) => names.includes(name))) {
    const { name, folder: built } = await buildWorker(folder, config);
    const services = Object.entries(config.services).filter(([, to]) => names.includes(to));
    served.push({
      ...{ name, folder: built, services: Object.fromEntries(services) },
      // The gateway has no settings.
      texts: name === 'lexiloom' ? {} : { ...config.vars, ...settings },
    });
  }
  return startWorkerd(folder, served);
}
