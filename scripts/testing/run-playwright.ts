import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
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

/** Worlds side by side, each with a part of the files: one waits often enough to leave a core idle. */
const shards = 2;
const firstPort = 8797;

/**
 * Runs the end-to-end tests in Chromium, in two worlds at once. A skipped test counts as failed. One that
 * passes only at its second try counts as passed, but is named beside the figures: it is a bug that
 * nobody has found yet.
 */
export async function runPlaywright(name: string): Promise<Outcome> {
  console.log(`\n▶ ${name}`);
  const parts = await Promise.all(Array.from({ length: shards }, (_, at) => runShard(at)));
  const notes = parts.flatMap(({ note }) => note ?? []);
  return {
    name,
    passed: parts.reduce((sum, { passed }) => sum + passed, 0),
    failed: parts.reduce((sum, { failed }) => sum + failed, 0),
    ...(notes.length > 0 && { note: notes.join('; ') }),
  };
}

async function runShard(at: number): Promise<Omit<Outcome, 'name'>> {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-e2e-'));
  const file = join(folder, 'report.json');
  const options = [`--shard=${at + 1}/${shards}`, `--output=test-results/${at + 1}`];
  const code = await run(bin('playwright'), ['test', ...options], {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    // The world of the tests keeps its data here, and gives it up with the folder.
    LEXILOOM_E2E_DATA: join(folder, 'data'),
    LEXILOOM_E2E_PORT: String(firstPort + at * 10),
  });
  try {
    const { suites, stats } = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const failed = stats.unexpected + stats.skipped;
    const flaky = suites.flatMap(flakyTitles);
    return {
      passed: stats.expected + stats.flaky,
      failed: failed === 0 && code !== 0 ? 1 : failed,
      ...(flaky.length > 0 && { note: `only at the second try: ${flaky.join('; ')}` }),
    };
  } catch {
    return { passed: 0, failed: code === 0 ? 0 : 1, note: 'no report' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function flakyTitles({ specs, suites = [] }: Suite): string[] {
  const own = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return [...own.map(({ title }) => title), ...suites.flatMap(flakyTitles)];
}
