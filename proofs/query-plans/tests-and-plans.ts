import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runVitest } from '#scripts/testing/run-vitest.ts';
import type { Outcome } from '#scripts/testing/step.ts';
import { checkTrips } from '../save-trips/check-trips.ts';
import { checkPlans, planCheck } from './check-plans.ts';

/**
 * Runs the database tests on a PostgreSQL server at `url`, makes the server explain the product's statements,
 * and counts the round trips of each save.
 */
export async function testsAndPlans(name: string, url: string): Promise<Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-statements-'));
  try {
    const env = { PG_URL: url, LEXILOOM_STATEMENTS: folder };
    const tests = await runVitest(name, 'db', env);
    return [tests, await checkPlans(folder, url).catch(failed), checkTrips(folder)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function failed(error: unknown): Outcome {
  console.error(error);
  return { name: planCheck, passed: 0, failed: 1 };
}
