import { configDefaults, defineConfig } from 'vitest/config';

const notOurs = [...configDefaults.exclude, '**/.data/**', '**/.wrangler/**'];
// Playwright's; the proofs among them start it themselves.
const never = [...notOurs, 'e2e/**'];
const setupFiles = ['scripts/testing/fail-on-console-error.ts'];

/** Each suffix is a project: what a test needs to run can be read from its name. */
export default defineConfig({
  test: {
    // The walks are refused ten thousand times, and each refusal is logged.
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
          // Each file starts Workers of its own; two at once already fill a small machine.
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
