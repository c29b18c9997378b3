import { globSync, statSync } from 'node:fs';
import { isAbsolute, join, relative } from 'node:path';
import { root } from '../world/settings.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVitest } from './run-vitest.ts';
import { startPostgres } from './start-postgres.ts';
import { bin, type Outcome, pass } from './step.ts';

/**
 * Test files by the runner that they need. `.proof.ts` files are not included, because only `npm run prove`
 * runs them.
 */
export interface TestFiles {
  unit: string[];
  db: string[];
  /** Tests that need a PostgreSQL server. */
  pg: string[];
  integration: string[];
  e2e: string[];
}

/** Lints these folders and files and runs their tests, each kind with its own runner. */
export async function testsOf(paths: readonly string[]): Promise<Outcome[]> {
  const files = findTests(paths);
  const outcomes = [
    await pass('Format and lint', bin('biome'), ['check', '--error-on-warnings', ...paths]),
  ];
  if (files.unit.length > 0) outcomes.push(await runVitest('Unit', 'unit*', {}, files.unit));
  if (files.db.length > 0) {
    outcomes.push(await runVitest('Database, embedded', 'db', { PG_URL: '' }, files.db));
  }
  if (files.pg.length > 0) outcomes.push(await onPostgres(files.pg));
  if (files.integration.length > 0) {
    const env = { PG_URL: '' };
    outcomes.push(await runVitest('Workers, integration', 'integration', env, files.integration));
  }
  if (files.e2e.length > 0) outcomes.push(await runPlaywright('Chromium, end to end', files.e2e));
  return outcomes;
}

/** Returns the given test files, and those in the given folders. Throws if a path does not exist. */
export function findTests(paths: readonly string[]): TestFiles {
  const files = [...new Set(paths.flatMap(filesIn))].sort();
  const named = (suffix: RegExp) => files.filter((file) => suffix.test(file));
  return {
    unit: named(/(?<!\.(?:db|pg|integration))\.test\.tsx?$/),
    db: named(/\.db\.test\.ts$/),
    pg: named(/\.pg\.test\.ts$/),
    integration: named(/\.integration\.test\.ts$/),
    e2e: named(/\.e2e\.ts$/),
  };
}

function filesIn(path: string): string[] {
  const from = relative(root, isAbsolute(path) ? path : join(root, path));
  if (statSync(join(root, from)).isFile()) return [from];
  const exclude = ['**/node_modules/**', '**/.wrangler/**', '**/.data/**'];
  return globSync(join(from, '**/*.{test,e2e}.{ts,tsx}'), { cwd: root, exclude });
}

async function onPostgres(files: readonly string[]): Promise<Outcome> {
  const name = 'Database, PostgreSQL';
  const postgres = process.env.PG_URL ? null : await startPostgres();
  const url = process.env.PG_URL ?? postgres?.url;
  if (!url) return { name, passed: 0, failed: 0, note: 'left out: PostgreSQL is not installed' };
  try {
    return await runVitest(name, 'db', { PG_URL: url }, files);
  } finally {
    await postgres?.stop();
  }
}
