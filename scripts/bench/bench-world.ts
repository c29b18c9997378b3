import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../world/settings.ts';
import { startWorld, type World } from '../world/start-world.ts';

/** Runs a bench on a whole local world of its own, with fresh data that is removed afterwards. */
export async function withWorld<T>(work: (world: World) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lexiloom-bench-'));
  const world = await startWorld(
    readSettings({ PORT: process.env.BENCH_PORT ?? '8897', LEXILOOM_DATA: dataDir }, []),
    () => {},
  );
  try {
    return await work(world);
  } finally {
    await world.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
