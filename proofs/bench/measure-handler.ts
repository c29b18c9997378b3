import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { testOrigin, testSecrets } from '#scripts/testing/start-test-workers.ts';
import { buildWorker } from '#scripts/world/build-worker.ts';
import { press } from './press.ts';
import { median, row } from './report.ts';
import { startWorkerd } from './start-workerd.ts';

const rounds = Number(process.env.ROUNDS ?? 3);
const connections = 10;

/** A handler and the statement it runs. */
export interface MeasuredHandler {
  name: string;
  /** The path and query to request. */
  path: string;
  statement: SQL;
}

interface Handlers {
  /** The Worker's folder in `functions`. */
  worker: string;
  databaseUrl: string;
  token: string;
  /** Number of requests per round. The warm-up has twice as many, because new code is slow at first. */
  amount: number;
  /** Settings that the Worker needs in addition to those of every Worker. */
  settings?: Record<string, string>;
}

export const handlersTitle = (amount: number) =>
  `CPU of workerd a request, ${connections} connections, ${rounds} rounds of ${amount} requests`;

/**
 * Measures the cost of a handler compared with a Worker that only runs the same statement through the same
 * proxy: CPU time of the process per request, and requests per second, in alternating rounds.
 */
export async function measureHandler(
  { name, path, statement }: MeasuredHandler,
  { worker, databaseUrl, token, amount, settings = {} }: Handlers,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-bench-'));
  const { sql: query, params } = new PgDialect().sqlToQuery(statement);
  const build = (built: string, config: string) =>
    buildWorker(folder, { name: built, path: config });
  const ours = await build(`lexiloom-${worker}`, `functions/${worker}/wrangler.toml`);
  const bare = await build('bare-query', 'proofs/bench/bare-query/wrangler.toml');
  const all = { ...testSecrets, ...settings, DATABASE_URL: databaseUrl, APP_ORIGIN: testOrigin };
  const question = { DATABASE_URL: databaseUrl, TRIPS: JSON.stringify([{ query, params }]) };
  const subjects = [
    {
      ...{ name: 'bare query', path: '/' },
      ...(await startWorkerd(folder, [{ ...bare, texts: question }])),
    },
    { name, path, ...(await startWorkerd(folder, [{ ...ours, texts: all }])) },
  ];
  const cpu = new Map<string, number[]>();
  const rate = new Map<string, number[]>();
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const subject of subjects) {
        const request = {
          url: `${subject.url}${subject.path}`,
          headers: { authorization: `Bearer ${token}` },
          connections,
          amount: round === 0 ? 2 * amount : amount,
        };
        const pressed = await press(subject.name, request, { pid: subject.pid });
        if (round === 0) continue;
        cpu.set(subject.name, [...(cpu.get(subject.name) ?? []), pressed.cpu]);
        rate.set(subject.name, [...(rate.get(subject.name) ?? []), pressed.perSecond]);
      }
    }
  } finally {
    for (const subject of subjects) await subject.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const cpuOf = (subject: string) => median(cpu.get(subject) ?? []);
  const rateOf = (subject: string) => median(rate.get(subject) ?? []);
  const ratio = cpuOf(name) / cpuOf('bare query');
  return [
    ...subjects.map((subject) =>
      row(subject.name, [
        `${(cpuOf(subject.name) * 1000).toFixed(0)} µs`,
        `${rateOf(subject.name).toFixed(0)} requests/s`,
      ]),
    ),
    row('ratio', [
      `${ratio.toFixed(2)} x bare, goal 1.4${ratio > 1.4 ? ' OVER' : ''}`,
      `${(rateOf(name) / rateOf('bare query')).toFixed(2)} of its rate`,
    ]),
  ];
}
