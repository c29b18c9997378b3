import { type SQL, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ActivityQuery, activityDays, activityKinds } from '#contracts/admin/activity.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { chartLines, columnsOf } from './get-chart.ts';
import { activityStatement } from './list-activity.ts';
import { deadLettersStatement } from './list-dead-letters.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

/** Returns the tables of which a statement reads every row even if `enable_seqscan` is off. */
async function readWhole(statement: SQL): Promise<string[]> {
  const [, { rows }] = await database.db.batch([
    database.db.execute(sql`set local enable_seqscan = off`),
    database.db.execute<Record<string, string>>(sql`explain ${statement}`),
  ]);
  return rows
    .map((row) => /Seq Scan on (\w+)/.exec(row['QUERY PLAN'] ?? '')?.[1])
    .filter((table) => table !== undefined);
}

test('detects a full table scan', async () => {
  expect(await readWhole(sql`select count(*) from ai_calls where model = 'm'`)).toEqual([
    'ai_calls',
  ]);
});

test('reads a page of the stream without a full table scan, with any filter', async () => {
  const place = '2026-11-22T08:00:00.000Z~2~abc';
  const query = fc.record({
    kind: fc.constantFrom('', ...activityKinds),
    person: fc.constantFrom('', 'somebody'),
    part: fc.constantFrom('', 'vocab'),
    language: fc.constantFrom('', 'fr'),
    failed: fc.constantFrom('', 'yes'),
    days: fc.constantFrom(...activityDays),
    at: fc.constantFrom({}, { before: place }, { after: place }),
  });
  await fc.assert(
    fc.asyncProperty(query, async ({ at, ...asked }) => {
      const statement = activityStatement(ActivityQuery.parse({ ...asked, ...at }));
      expect(await readWhole(statement)).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test('reads a page from each table’s index in either direction, without sorting', async () => {
  for (const at of [{}, { after: '2026-11-22T08:00:00.000Z~2~abc' }]) {
    const statement = activityStatement(ActivityQuery.parse(at));
    const [, { rows }] = await database.db.batch([
      database.db.execute(sql`set local enable_seqscan = off`),
      database.db.execute<Record<string, string>>(sql`explain ${statement}`),
    ]);
    const plan = rows.map((row) => row['QUERY PLAN'] ?? '').join('\n');
    for (const table of ['sessions', 'ai_calls', 'dead_letters', 'stripe_events', 'audit_log']) {
      expect(plan).toMatch(new RegExp(`Index Scan( Backward)? using ${table}_newest on ${table}`));
    }
  }
});

test('reads a chart’s time window from an index', async () => {
  const columns = columnsOf(['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z']);
  for (const [name, lines] of Object.entries(chartLines)) {
    expect(await readWhole(lines(columns)), name).toEqual([]);
  }
});

test('finds dead letters that were not yet replayed without a full table scan', async () => {
  expect(await readWhole(deadLettersStatement())).toEqual([]);
});
