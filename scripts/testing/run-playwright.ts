import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { bundleWorkers } from '../world/bundle-workers.ts';
import { bin, type Outcome, run } from './step.ts';

interface Suite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
}

const Suite: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  suites: z.lazy(() => z.array(Suite)).optional(),
});

const Report = z.object({
  suites: z.array(Suite),
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
});

/** Two local environments, because a single environment waits so often that a third of two cores is idle. */
const worlds = 2;

/**
 * Runs all end-to-end tests, or the given files, in Chromium, in two local environments at once. A skipped
 * test counts as failed. A test that passes only on its second try counts as passed but is named next to the
 * counts, because it reveals a bug.
 */
export async function runPlaywright(name: string, files: readonly string[] = []): Promise<Outcome> {
  console.log(`\n▶ ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-e2e-'));
  const file = join(folder, 'report.json');
  const built = process.env.LEXILOOM_BUNDLED_WORKERS;
  const workers = built || join(folder, 'workers');
  let code = 1;
  try {
    if (!built) await bundleWorkers(workers);
    code = await run(bin('playwright'), ['test', '--pass-with-no-tests', ...files], {
      ...process.env,
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      // The test environments store their data in this folder and delete it with the folder.
      LEXILOOM_E2E_FOLDER: folder,
      LEXILOOM_BUNDLED_WORKERS: workers,
      LEXILOOM_E2E_WORLDS: String(files.length === 1 ? 1 : worlds),
    });
    const { suites, stats } = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const failed = stats.unexpected + stats.skipped;
    const titles = (status: string) => suites.flatMap((suite) => titlesOf(suite, status));
    const notes = [
      ...titles('unexpected').map((title) => `failed: ${title}`),
      ...titles('flaky').map((title) => `passed only on the second try: ${title}`),
    ];
    return {
      name,
      passed: stats.expected + stats.flaky,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      ...(notes.length > 0 && { note: notes.join('; ') }),
    };
  } catch (error) {
    console.error(error);
    return { name, passed: 0, failed: code === 0 ? 0 : 1, note: 'no report' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The titles of the tests in `suite`, and in the suites within, whose result is `status`. */
function titlesOf({ specs, suites = [] }: Suite, status: string): string[] {
  const own = specs.filter(({ tests }) => tests.some((test) => test.status === status));
  return [...own.map(({ title }) => title), ...suites.flatMap((suite) => titlesOf(suite, status))];
}
