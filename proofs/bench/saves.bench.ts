import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, run } from '#scripts/testing/step.ts';
import { acceptedTrips } from '../save-trips/accepted-trips.ts';
import { loadTrips, tripProblems } from '../save-trips/check-trips.ts';
import { row, title } from './report.ts';

/**
 * Counts the sequential round trips to the database for every change of the API, as made by the API's own
 * tests. `npm test` makes the same count on PostgreSQL. Both fail if there are too many round trips.
 */
export async function benchSaves(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-saves-'));
  try {
    const env = { ...process.env, PG_URL: '', LEXILOOM_STATEMENTS: folder };
    await run(bin('vitest'), ['run', '--project', 'db', '--reporter=dot', 'functions'], env);
    const found = [...loadTrips(folder)].sort(([, a], [, b]) => b - a);
    const problems = tripProblems(new Map(found));
    process.exitCode = problems.length > 0 ? 1 : process.exitCode;
    const single = found.filter(([, trips]) => trips <= 1).length;
    return [
      title(
        'Round trips to the database of every change',
        'one after the other, without a conflict',
      ),
      ...found
        .filter(([, trips]) => trips > 1)
        .map(([route, trips]) =>
          row(route.padEnd(64), [`${trips}`, acceptedTrips[route]?.[1] ?? '!']),
        ),
      row('in one', [`${single} of ${found.length}`]),
      ...problems.map((problem) => `  MISSED: ${problem}.`),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
