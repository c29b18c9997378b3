import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { testsAndPlans } from '#proofs/query-plans/tests-and-plans.ts';
import { buildSite } from './build-site.ts';
import { check } from './check.ts';
import { runPlaywright } from './testing/run-playwright.ts';
import { runVitest } from './testing/run-vitest.ts';
import { startPostgres } from './testing/start-postgres.ts';
import type { Outcome } from './testing/step.ts';
import { testsOf } from './testing/tests-of.ts';
import { bundleWorkers } from './world/bundle-workers.ts';
import { root } from './world/settings.ts';

// `npm test` runs all checks before a change is shared. `npm test -- <folder or file> …` runs only the tests
// in these folders or files. Both continue after a failure, so that one run shows all failures, and print a
// line of totals at the end.

/**
 * Tests whose result may differ between the embedded database and PostgreSQL: the stand-in for Neon itself,
 * migrations, dumps, queries that belong to no operation, and each operation called once with each role.
 */
const mayDiffer = [
  'emulators/neon/',
  'scripts/migrations/',
  'scripts/testing/',
  'scripts/make-admin',
  'db/queries/',
  'db/seed/',
  'functions/removals/',
  'proofs/rights-walk/rights-walk.db.test.ts',
];

const began = performance.now();
const paths = process.argv.slice(2);
const outcomes = paths.length > 0 ? await testsOf(paths) : await everything();

const sum = (count: (outcome: Outcome) => number) =>
  outcomes.reduce((total, outcome) => total + count(outcome), 0);
const failed = sum((outcome) => outcome.failed);
console.log(`\nAfter ${Math.round((performance.now() - began) / 1000)} s:`);
for (const outcome of outcomes) {
  const mark = outcome.failed > 0 ? '✗' : outcome.passed > 0 ? '✓' : '–';
  const counts = `${String(outcome.passed).padStart(5)} passed ${String(outcome.failed).padStart(4)} failed`;
  console.log(`  ${mark} ${outcome.name.padEnd(26)} ${counts}  ${outcome.note ?? ''}`);
}
console.log(`\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function everything(): Promise<Outcome[]> {
  return [
    ...(await check()),
    await runVitest('Unit', 'unit*'),
    ...(await databases()),
    await builtSite(),
    await builtWorkers(),
    await runVitest('Workers, integration', 'integration', { PG_URL: '' }),
    await runPlaywright('Chromium, end to end'),
  ];
}

/**
 * Runs all database tests on PostgreSQL, and the tests of `mayDiffer` also on the embedded database. If
 * PostgreSQL is not installed, all of them run on the embedded database (docs/decisions/0219).
 */
async function databases(): Promise<Outcome[]> {
  const onPostgres = 'Database, PostgreSQL';
  const embedded = (files: readonly string[] = []) =>
    runVitest('Database, embedded', 'db', { PG_URL: '' }, files);
  const url = process.env.PG_URL;
  if (url) return [...(await testsAndPlans(onPostgres, url)), await embedded(mayDiffer)];
  try {
    const postgres = await startPostgres();
    if (!postgres) {
      const note =
        'left out: PostgreSQL is not installed (apt-get install postgresql, or set PG_URL)';
      return [await embedded(), { name: onPostgres, passed: 0, failed: 0, note }];
    }
    const found = await testsAndPlans(onPostgres, postgres.url);
    await postgres.stop();
    return [...found, await embedded(mayDiffer)];
  } catch (error) {
    const failed = { name: onPostgres, passed: 0, failed: 1, note: String(error) };
    return [failed, await embedded()];
  }
}

/** Builds the Workers. Their sizes are tested, and the walks start from this build. */
async function builtWorkers(): Promise<Outcome> {
  const folder = join(root, 'dist/workers');
  rmSync(folder, { recursive: true, force: true });
  const outcome = await built('Workers build', () => bundleWorkers(folder));
  if (outcome.failed === 0) process.env.LEXILOOM_BUNDLED_WORKERS = folder;
  return outcome;
}

function builtSite(): Promise<Outcome> {
  return built('Site build', buildSite);
}

async function built(name: string, build: () => Promise<unknown>): Promise<Outcome> {
  console.log(`\n▶ ${name}`);
  try {
    await build();
    return { name, passed: 1, failed: 0 };
  } catch (error) {
    console.error(error);
    return { name, passed: 0, failed: 1 };
  }
}
