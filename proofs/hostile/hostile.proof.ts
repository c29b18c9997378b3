import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '#scripts/testing/start-postgres.ts';
import { type HostileReport, proveHostile } from './prove-hostile.ts';

const requests = Number(process.env.REQUESTS ?? 20_000);
const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1_000_000_000));

let postgres: Postgres | null = null;
beforeAll(async () => {
  // A PostgreSQL server reports more errors than the embedded database, which is used only without a server.
  postgres = process.env.PG_URL ? null : await startPostgres();
  if (postgres) process.env.PG_URL = postgres.url;
});
afterAll(() => postgres?.stop());

const logged: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation((line) => void logged.push(String(line)));
});

/**
 * `npm run prove -- hostile`: sends twenty thousand requests to all routes of all Workers, with paths,
 * queries, headers, cookies and bodies that our own site would never send. `SEED` repeats a run, `REQUESTS`
 * sets the number of requests.
 */
test(`${requests} hostile requests: returns no faulty response`, async () => {
  const report = await proveHostile({ seed, requests, drainLog: () => logged.splice(0) });
  const database = process.env.PG_URL ? 'PostgreSQL' : 'PGlite';
  console.log(`${database}, seed ${seed}\n${linesOf(report).join('\n')}`);
  expect(report.faults.join('\n')).toBe('');
  expect(report.requests).toBe(requests);
});

function linesOf({ requests: sent, statuses, worst }: HostileReport): string[] {
  return [
    `${sent} requests, the slowest ${worst.ms.toFixed(0)} ms (${worst.route})`,
    ...[...statuses].map(([worker, counts]) => {
      const told = [...counts]
        .sort(([a], [b]) => a - b)
        .map(([code, count]) => `${code} × ${count}`);
      return `  ${worker.padEnd(16)} ${told.join('  ')}`;
    }),
  ];
}
