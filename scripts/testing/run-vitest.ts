import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { bin, type Outcome, run } from './step.ts';

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numFailedTestSuites: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  testResults: z.array(
    z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) }),
  ),
});

/**
 * Runs the Vitest projects whose name matches `project`, in which `*` matches any letters. Runs all their
 * files, or only `files` if given. A skipped test counts as failed, because it proves nothing. The note names
 * each test that failed, so that the end of a long run says what to look at.
 */
export async function runVitest(
  name: string,
  project: string,
  env: Record<string, string> = {},
  files: readonly string[] = [],
): Promise<Outcome> {
  console.log(`\n▶ ${name}`);
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-vitest-'));
  const file = join(folder, 'report.json');
  const code = await run(
    bin('vitest'),
    [
      ...['run', '--project', project, '--passWithNoTests', ...files],
      ...['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    ],
    { ...process.env, ...env },
  );
  try {
    const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const skipped = report.numPendingTests + report.numTodoTests;
    const failed = report.numFailedTests + skipped;
    const failures = report.testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed');
    const notes = [
      ...(skipped > 0 ? [`${skipped} skipped, counted as failed`] : []),
      ...failures.map(({ fullName }) => `failed: ${fullName}`),
    ];
    return {
      name,
      passed: report.numPassedTests,
      // A file that cannot be loaded has no failed tests, but the run still reports a failure.
      failed: failed === 0 && code !== 0 ? Math.max(1, report.numFailedTestSuites) : failed,
      ...(notes.length > 0 && { note: notes.join('; ') }),
    };
  } catch {
    return { name, passed: 0, failed: code === 0 ? 0 : 1, note: 'no report' };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
