import { configDefaults, defineConfig } from 'vitest/config';

const notOurs = [...configDefaults.exclude, '**/.data/**', '**/.wrangler/**'];
// Run by Playwright; the proofs among them start Playwright themselves.
const never = [...notOurs, 'e2e/**'];
const setupFiles = ['scripts/testing/fail-on-console-error.ts'];

/** Each file name suffix is a project: it tells what a test needs in order to run. */
export default defineConfig({
  test: {
    // The tests that walk every route are refused ten thousand times, and each refusal is logged.
    onConsoleLog: (line) => !line.includes('"event":"access refused"'),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...never, '**/*.{db,pg,integration}.test.ts'],
          setupFiles,
          // A property over 38 languages takes two seconds on an idle machine and ten on a busy one.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'db',
          // `.pg`: tests that an embedded database, which has a single session, cannot run.
          include: ['**/*.db.test.ts', ...(process.env.PG_URL ? ['**/*.pg.test.ts'] : [])],
          exclude: never,
          globalSetup: 'scripts/testing/template-database.ts',
          setupFiles,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: never,
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file starts its own Workers; two at once already fill a small machine.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'proof',
          include: ['**/*.proof.ts'],
          exclude: notOurs,
          testTimeout: 3_600_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
