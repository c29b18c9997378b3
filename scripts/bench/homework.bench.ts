import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Database } from '#db/client.ts';
import { openDatabase } from '#db/client.ts';
import { signAccessToken } from '#functions/_base/access-token.ts';
import type { Who } from '#functions/_base/operation.ts';
import { ByClassQuery } from '#functions/homework/by-class-query.ts';
import { byClassStatement } from '#functions/homework/list-homeworks-by-class.ts';
import { resultStatement } from '#functions/homework/read-result.ts';
import { ResultQuery } from '#functions/homework/result-query.ts';
import { startNeon } from '../emulators/neon/start-neon.ts';
import { migrate } from '../migrate.ts';
import { startPostgres } from '../testing/start-postgres.ts';
import { testOrigin, testSecrets } from '../testing/start-test-workers.ts';
import { buildWorker } from './build-worker.ts';
import { planted, plantHomework } from './homework-rows.ts';
import { median, quantile, row, title } from './report.ts';
import { startWorkerd } from './start-workerd.ts';

const runs = Number(process.env.RUNS ?? 31);
const rounds = Number(process.env.ROUNDS ?? 3);
/** Requests of a round; twice as many warm up, because code that has just begun is slow. */
const amount = Number(process.env.AMOUNT ?? 2_000);
const connections = 10;

/** A teacher of the bench, as her token says. */
const whoIs = (id: string): Who => ({
  ...{ id, name: id, role: 'public', country: 'GBR', accessType: 'DEFAULT', privilege: [] },
  sessionId: 'bench',
});

/**
 * The lists of homework on a real PostgreSQL: what each statement takes in the database, and what a
 * handler costs beside a Worker that answers the same statement and nothing else.
 */
export async function benchHomework(): Promise<string[]> {
  const postgres = await startPostgres();
  if (!postgres) return ['  PostgreSQL is not installed here.'];
  const neon = await startNeon({ pgUrl: postgres.url });
  try {
    await migrate(neon.url);
    const db = openDatabase(neon.url);
    const began = performance.now();
    const longTable = await plantHomework(db);
    const planting = ((performance.now() - began) / 1000).toFixed(0);
    const how = `${planted.homeworks} homeworks, planted in ${planting} s; medians of ${runs}`;
    return [
      title('Homework in the database', how),
      ...(await measureStatements(db, longTable)),
      ...(await measureHandler(neon.url)),
    ];
  } finally {
    await neon.close();
    await postgres.stop();
  }
}

async function measureStatements(db: Database, longTable: number): Promise<string[]> {
  const byClass = (id: string, query: Record<string, unknown> = {}) =>
    byClassStatement(whoIs(id), ByClassQuery.parse(query));
  const table = (query: Record<string, unknown> = {}) =>
    resultStatement(whoIs(planted.big), longTable, planted.room, ResultQuery.parse(query));
  const { ordinary, big } = planted;
  const statements: [string, number, SQL][] = [
    ['by class, ordinary', 0.5, byClass(ordinary)],
    ['by class, ordinary, active', 0.5, byClass(ordinary, { showActive: 'true' })],
    ['by class, ordinary, name', 0.5, byClass(ordinary, { sort: 'name' })],
    ['by class, ordinary, search', 0.5, byClass(ordinary, { search: 'abc' })],
    ['by class, 20 000', 2, byClass(big)],
    ['by class, 20 000, active', 10, byClass(big, { showActive: 'true' })],
    ['by class, 20 000, language', 10, byClass(big, { language: 'fr' })],
    ['by class, 20 000, due date', 10, byClass(big, { sort: 'dueAt' })],
    ['by class, 20 000, page 900', 10, byClass(big, { page: 900 })],
    ['10 000 pupils, first page', 3, table({ totals: 'false' })],
    ['10 000 pupils, page 100', 3, table({ totals: 'false', page: 100 })],
    ['10 000 pupils, by score', 10, table({ totals: 'false', sort: '-score' })],
    ['10 000 pupils, with totals', 200, table()],
  ];
  const lines = [];
  for (const [name, goal, statement] of statements) {
    const { execution, planning, sequential } = await explain(db, statement);
    lines.push(
      row(name, [
        `${median(execution).toFixed(2)} ms`,
        `p90 ${quantile(execution, 0.9).toFixed(2)}`,
        `goal ${goal}${median(execution) > goal ? ' OVER' : ''}`,
        `planning ${median(planning).toFixed(2)}`,
        sequential ? 'SEQUENTIAL SCAN' : '',
      ]),
    );
  }
  return lines;
}

/** Execution and planning times in ms; and whether a long table is read from end to end. */
async function explain(db: Database, statement: SQL) {
  const execution: number[] = [];
  const planning: number[] = [];
  let plan = '';
  for (let run = 0; run < runs + 3; run += 1) {
    const { rows } = await db.execute<{ 'QUERY PLAN': unknown }>(
      sql`explain (analyze, timing off, format json) ${statement}`,
    );
    const told = rows[0]?.['QUERY PLAN'];
    plan = typeof told === 'string' ? told : JSON.stringify(told);
    const [times] = JSON.parse(plan) as [{ 'Execution Time': number; 'Planning Time': number }];
    // The first runs fill the caches.
    if (run < 3) continue;
    execution.push(times['Execution Time']);
    planning.push(times['Planning Time']);
  }
  if (process.env.PLANS) console.log(plan);
  const sequential =
    /"Seq Scan"[^}]*?"(homeworks|homework_classrooms|homework_tasks|pupil_homeworks|task_attempts)"/s;
  return { execution, planning, sequential: sequential.test(plan) };
}

export async function measureHandler(databaseUrl: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-bench-'));
  const { sql: query, params } = new PgDialect().sqlToQuery(
    byClassStatement(whoIs(planted.ordinary), ByClassQuery.parse({})),
  );
  const build = (name: string, path: string) => buildWorker(folder, { name, path });
  const ours = await build('lexiloom-homework', 'functions/homework/wrangler.toml');
  const bare = await build('bare-query', 'scripts/bench/bare-query/wrangler.toml');
  const settings = { ...testSecrets, DATABASE_URL: databaseUrl, APP_ORIGIN: testOrigin };
  const question = { DATABASE_URL: databaseUrl, QUERY: query, PARAMS: JSON.stringify(params) };
  const { sessionId, ...claims } = whoIs(planted.ordinary);
  const token = await signAccessToken(testSecrets.SESSION_SECRET, claims, sessionId);
  const subjects = [
    {
      name: 'bare query',
      path: '/',
      ...(await startWorkerd(folder, [{ ...bare, texts: question }])),
    },
    {
      name: 'GET /v1/homeworks-by-class',
      path: '/v1/homeworks-by-class',
      ...(await startWorkerd(folder, [{ ...ours, texts: settings }])),
    },
  ];
  const cpu = new Map<string, number[]>();
  const rate = new Map<string, number[]>();
  try {
    for (let round = 0; round <= rounds; round += 1) {
      for (const { name, path, url, pid } of subjects) {
        const before = cpuMs(pid);
        const run = await autocannon({
          url: `${url}${path}`,
          headers: { authorization: `Bearer ${token}` },
          connections,
          amount: round === 0 ? 2 * amount : amount,
        });
        if (run.non2xx > 0 || run.errors > 0) throw new Error(`${name}: ${run.non2xx} refused.`);
        // The first round warms up.
        if (round === 0) continue;
        const each = (cpuMs(pid) - before) / run.requests.total;
        cpu.set(name, [...(cpu.get(name) ?? []), each]);
        rate.set(name, [...(rate.get(name) ?? []), run.requests.average]);
      }
    }
  } finally {
    for (const subject of subjects) await subject.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const of = (name: string) => median(cpu.get(name) ?? []);
  const ratio = of('GET /v1/homeworks-by-class') / of('bare query');
  return [
    title(
      'Handler',
      `CPU of workerd a request, ${connections} connections, ${rounds} rounds of ${amount} requests`,
    ),
    ...subjects.map(({ name }) =>
      row(name, [
        `${(of(name) * 1000).toFixed(0)} µs`,
        `${median(rate.get(name) ?? []).toFixed(0)} requests/s`,
      ]),
    ),
    row('ratio', [`${ratio.toFixed(2)} x bare, goal 1.4${ratio > 1.4 ? ' OVER' : ''}`]),
  ];
}

/** CPU time of a process so far, in ms: user and system ticks of 10 ms (proc(5)). */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
