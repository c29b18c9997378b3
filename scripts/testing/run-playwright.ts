import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { bin, type Outcome, run } from './step.ts';

const Report = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
});

/** Runs the end-to-end tests in Chromium. A flaky or skipped test counts as failed. */
export async function runPlaywright(name: string): Promise<Outcome> {
  console.log(`\n▶ ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-e2e-'));
  const file = join(folder, 'report.json');
  const code = await run(bin('playwright'), ['test', '--pass-with-no-tests'], {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    // The world of the tests keeps its data here, and gives it up with the folder.
    LEXILOOM_E2E_DATA: join(folder, 'data'),
  });
  try {
    const { stats } = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const failed = stats.unexpected + stats.flaky + stats.skipped;
    return { name, passed: stats.expected, failed: failed === 0 && code !== 0 ? 1 : failed };
  } catch {
    return { name, passed: 0, failed: code === 0 ? 0 : 1, note: 'no report' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
