import { configDefaults, defineConfig } from 'vitest/config';
import { wordings } from './web/build/wordings.ts';

const notOurs = [...configDefaults.exclude, '**/.data/**', '**/.wrangler/**'];
// Run by Playwright; the proofs among them start Playwright themselves.
const never = [...notOurs, 'e2e/**'];
const setupFiles = ['scripts/testing/fail-on-console-error.ts'];

/**
 * The files of a project share two processes, which load each module once (docs/decisions/0222). Whatever a
 * test replaces (a global, an environment variable, the clock) is restored after it.
 */
const shared = { isolate: false, unstubGlobals: true, unstubEnvs: true, setupFiles };

/** Tests of what happens when a module is loaded for the first time; each needs a process of its own. */
const ofLoading = [
  'proofs/**/*.test.ts',
  'ui/wordings/react-aria/default-locale.test.ts',
  'web/app/forms/zod-without-eval.test.ts',
  'web/teach/page-size.test.ts',
];
const notUnit = [...never, '**/*.{db,pg,integration}.test.ts'];
// A property over 38 languages takes two seconds on an idle machine and ten on a busy one.
const unitTimeout = { testTimeout: 30_000 };

/** Each file name suffix is a project: it tells what a test needs in order to run. */
export default defineConfig({
  test: {
    // The tests that walk every route are refused ten thousand times, and each refusal is logged.
    onConsoleLog: (line) => !line.includes('"event":"access refused"'),
    projects: [
      {
        plugins: [wordings()],
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...notUnit, ...ofLoading],
          ...shared,
          ...unitTimeout,
        },
      },
      {
        plugins: [wordings()],
        test: {
          name: 'unit-alone',
          include: ofLoading,
          exclude: notUnit,
          setupFiles,
          ...unitTimeout,
        },
      },
      {
        plugins: [wordings()],
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
        plugins: [wordings()],
        test: {
          name: 'integration',
          include: ['**/*.integration.test.ts'],
          exclude: never,
          globalSetup: 'scripts/testing/lesson-drawing.ts',
          setupFiles,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Each file starts its own Workers; two at once already fill a small machine.
          maxWorkers: 2,
        },
      },
      {
        plugins: [wordings()],
        test: {
          name: 'proof',
          include: ['**/*.proof.ts'],
          exclude: notOurs,
          globalSetup: 'scripts/testing/lesson-drawing.ts',
          testTimeout: 3_600_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
