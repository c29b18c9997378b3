import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#db/client.ts';
import { openToolDatabase } from '#db/tool-client.ts';
import { choosePort } from '#scripts/processes/choose-port.ts';
import { localEnvironment } from '#scripts/testing/local-environment.ts';
import { loadSettings } from '#scripts/world/settings.ts';
import { type Environment, startEnvironment } from '#scripts/world/start-environment.ts';

export interface BenchEnvironment extends Environment {
  db: Database;
  dataDir: string;
}

interface BenchEnvironmentOptions {
  /** The Workers' configurations to use instead of the `npm start` ones. */
  configs?: readonly string[];
  /** The URL of a PostgreSQL server to use instead of the embedded database, which has only one session. */
  pgUrl?: string | undefined;
}

/** Runs a bench on a separate local environment, with fresh data that is removed afterwards. */
export async function withEnvironment<T>(
  work: (world: BenchEnvironment) => Promise<T>,
  { pgUrl = '', ...more }: BenchEnvironmentOptions = {},
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lexiloom-bench-'));
  const world = await startEnvironment(
    loadSettings({ PORT: String(await choosePort()), LEXILOOM_DATA: dataDir, PG_URL: pgUrl }, []),
    () => {},
    more,
  );
  try {
    return await work({
      ...world,
      dataDir,
      db: openToolDatabase(localEnvironment(dataDir).databaseUrl),
    });
  } finally {
    await world.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
