import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase, toolTimeoutMs } from '#db/client.ts';
import { runningWorld } from '#scripts/testing/running-world.ts';
import { loadSettings as readSettings } from '#scripts/world/settings.ts';
import { startWorld, type World } from '#scripts/world/start-world.ts';

export interface BenchWorld extends World {
  db: Database;
}

/** Runs a bench on a whole local world of its own, with fresh data that is removed afterwards. */
export async function withWorld<T>(work: (world: BenchWorld) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lexiloom-bench-'));
  const world = await startWorld(
    readSettings({ PORT: process.env.BENCH_PORT ?? '8897', LEXILOOM_DATA: dataDir }, []),
    () => {},
  );
  try {
    return await work({
      ...world,
      db: openDatabase(runningWorld(dataDir).databaseUrl, toolTimeoutMs),
    });
  } finally {
    await world.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
