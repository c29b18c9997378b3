import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CallTrips, tripsFile } from '#functions/http/testing/round-trips.ts';
import type { Outcome } from '#scripts/testing/step.ts';
import { acceptedTrips } from './accepted-trips.ts';

const name = 'Round trips of saves';

/**
 * The most frequent number of round trips of each change in the database tests. Other numbers are exceptions:
 * a call with fewer trips found its response already stored, and a call with more trips retried after a
 * conflict.
 */
export function tripsOfChanges(calls: readonly CallTrips[]): Map<string, number> {
  const counts = new Map<string, Map<number, number>>();
  for (const { route, trips } of calls) {
    if (route.startsWith('GET ') || !isOfWorkers(route)) continue;
    const seen = counts.get(route) ?? new Map<number, number>();
    counts.set(route, seen.set(trips, (seen.get(trips) ?? 0) + 1));
  }
  const usual = (seen: Map<number, number>) =>
    [...seen].reduce((most, one) =>
      one[1] > most[1] || (one[1] === most[1] && one[0] > most[0]) ? one : most,
    );
  return new Map([...counts].map(([route, seen]) => [route, usual(seen)[0]]));
}

/** For each change, the largest number of round trips in any of its calls. */
function mostTrips(calls: readonly CallTrips[]): Map<string, number> {
  const most = new Map<string, number>();
  for (const { route, trips } of calls) most.set(route, Math.max(trips, most.get(route) ?? 0));
  return most;
}

/**
 * Returns whether a route belongs to the Workers. The tests of `functions/http` invent other routes, whose
 * paths have a single segment.
 */
const isOfWorkers = (route: string) =>
  /^\w+ \/(?:v1|auth|subscriptions|newpassword|stripe)\/|^POST \/(?:login|registration|forgetPassword|custom_\w+|csp-report)$/.test(
    route,
  );

/**
 * Returns a problem for each change with too many trips, and for each entry of `acceptedTrips` that is no
 * longer needed. An entry is needed as long as at least one call (`most`) makes that many trips. The usual
 * number of trips does not count here, because tests with random steps often change nothing.
 */
export function tripProblems(
  found: ReadonlyMap<string, number>,
  most: ReadonlyMap<string, number> = found,
): string[] {
  const over = [...found].flatMap(([route, trips]) => {
    const known = acceptedTrips[route];
    const accepted = known?.[0] ?? 1;
    if (trips > accepted)
      return [`${route} makes ${trips} round trips to the database; ${accepted} accepted`];
    if (known && (most.get(route) ?? 0) < accepted)
      return [`${route} makes ${trips} round trips by now: say so in the accepted ones`];
    return [];
  });
  const unknown = Object.keys(acceptedTrips).filter((route) => !found.has(route));
  return [...over, ...unknown.map((route) => `${route} is accepted, and no test of it succeeded`)];
}

function loadCalls(folder: string): CallTrips[] {
  const lines = readFileSync(join(folder, tripsFile), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => CallTrips.parse(JSON.parse(line)));
}

export const loadTrips = (folder: string): Map<string, number> => tripsOfChanges(loadCalls(folder));

/** Fails if a change made more round trips to the database during the tests than accepted. */
export function checkTrips(folder: string): Outcome {
  console.log(`\n▶ ${name}`);
  const calls = loadCalls(folder);
  const found = tripsOfChanges(calls);
  const problems = tripProblems(found, mostTrips(calls));
  for (const problem of problems) console.error(`  ${problem}.`);
  console.log(
    `  ${found.size} changes, ${[...found.values()].filter((trips) => trips <= 1).length} in one round trip`,
  );
  return { name, passed: found.size - problems.length, failed: problems.length };
}
