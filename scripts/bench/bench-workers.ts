import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestHarness } from 'wrangler';
import { type Database, openDatabase } from '#db/client.ts';
import { migrate } from '../migrate.ts';
import { startChild } from '../processes/start-child.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { testOrigin, testSecrets } from '../testing/start-test-workers.ts';
import { root } from '../world/settings.ts';
import { workerConfigs } from '../world/worker-configs.ts';

export interface BenchWorkers {
  url: string;
  db: Database;
  /** The address that the Workers reach the database by. */
  databaseUrl: string;
}

/**
 * Runs a bench on all Workers, as deployed but for the machine: no log line a request, and the database
 * in a process of its own. `server` uses a real PostgreSQL, and answers null where none is installed.
 */
export async function withWorkers<T>(
  database: 'embedded' | 'server',
  work: (workers: BenchWorkers) => Promise<T>,
): Promise<T | null> {
  const postgres = database === 'server' ? await startPostgres() : null;
  if (database === 'server' && !postgres) return null;
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-bench-'));
  const neon = await startChild({
    name: 'The database',
    program: process.execPath,
    args: [join(root, 'scripts/emulators/neon/serve-neon.ts')],
    env: postgres
      ? { ...process.env, PG_URL: postgres.url }
      : { ...process.env, PG_URL: '', NEON_FOLDER: join(folder, 'postgres') },
    cwd: root,
    logFile: join(folder, 'database.log'),
    ready: /ready on (\S+)/,
    readyWithinMs: 90_000,
  });
  await migrate(neon.ready);
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false';
  process.env.WRANGLER_SEND_METRICS = 'false';
  mkdirSync(join(root, 'dist/client'), { recursive: true });
  const harness = createTestHarness({
    workers: workerConfigs().map(({ path }) => ({
      configPath: join(root, path),
      vars: { APP_ORIGIN: testOrigin },
      secrets: { ...testSecrets, DATABASE_URL: neon.ready, OPENAI_API_KEY: 'bench' },
    })),
  });
  try {
    const { url } = await harness.listen();
    return await work({ url: url.origin, db: openDatabase(neon.ready), databaseUrl: neon.ready });
  } finally {
    await harness.close();
    await neon.stop();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
