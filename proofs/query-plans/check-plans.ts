import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { neon } from '@neondatabase/serverless';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { parseRows } from '#db/queries/parse-rows.ts';
import type { Outcome } from '#scripts/testing/step.ts';
import { createTestDatabase } from '#scripts/testing/test-database.ts';
import { acceptedReads, shortTables } from './accepted-reads.ts';
import { plantTables } from './plant-tables.ts';
import { planKey, RecordedStatement } from './recorded-statement.ts';
import { type KnownIndex, PlanNode, wholeReads } from './whole-reads.ts';

export const planCheck = 'Query plans';

const rowsPlanted = 5_000;

/** With these settings off, the planner reads a whole table only if no index leads to the rows. */
const noWayRound = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin'];

const Plan = z.tuple([z.object({ Plan: PlanNode })]);

const Key = z.object({ table: z.string(), columns: z.string() });

interface Finding {
  from: string;
  table: string;
  query: string;
}

/**
 * Requests the query plan, on long tables, of every statement that the product sent while the database tests
 * ran (`recordStatements`). Fails if a statement reads a long table from end to end. Also fails on a foreign
 * key without an index, because deleting a row then reads the whole referencing table.
 */
export async function checkPlans(folder: string, server: string): Promise<Outcome> {
  console.log(`\n▶ ${planCheck}`);
  const heard = loadRecorded(folder);
  const database = await createTestDatabase(server);
  try {
    const { indexes } = await plantTables(database.db, rowsPlanted);
    const known = new Map<string, KnownIndex>(
      indexes.map(({ name: index, table, partial }) => [index, { table, partial }]),
    );
    const explain = explainer(database.url);
    const findings: Finding[] = [];
    for (const statement of heard) {
      const tables = new Set(wholeReads(await explain(statement), known));
      for (const table of tables) {
        if (!Object.hasOwn(shortTables, table)) findings.push({ ...statement, table });
      }
    }
    const refused = findings.filter((finding) => !acceptedReads.some(isFor(finding)));
    const stale = acceptedReads.filter((read) => !findings.some((finding) => isFor(finding)(read)));
    const keys = parseRows(Key, await database.db.execute(keysWithoutIndex));
    for (const { from, table, query } of refused) {
      console.error(
        `  ${from} scans the whole of ${table}:\n    ${query.replace(/\s+/g, ' ').trim()}`,
      );
    }
    for (const { from, table } of stale) {
      console.error(
        `  ${from} no longer scans the whole of ${table}: take it off the accepted reads.`,
      );
    }
    for (const { table, columns } of keys) {
      console.error(`  ${table} (${columns}) points at another table and has no index.`);
    }
    const failed = refused.length + stale.length + keys.length;
    console.log(`  ${heard.length} statements explained, ${findings.length} scan a whole table`);
    return { name: planCheck, passed: heard.length - refused.length, failed };
  } finally {
    await database.close();
  }
}

const isFor = (finding: Finding) => (read: { from: string; table: string }) =>
  read.from === finding.from && read.table === finding.table;

/**
 * Returns the product's queries, each kind once. Other statements, such as settings and `begin`, have no
 * plan.
 */
function loadRecorded(folder: string): RecordedStatement[] {
  const all = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => RecordedStatement.parse(JSON.parse(line)))
    .filter(({ query }) => /^[\s(]*(?:select|with|insert|update|delete)\b/i.test(query));
  const once = new Map(all.map((statement) => [planKey(statement), statement]));
  if (once.size === 0) throw new Error('No statement was heard: the driver is not listened to.');
  return [...once.values()];
}

function explainer(url: string): (statement: RecordedStatement) => Promise<PlanNode> {
  const client = neon(url);
  return async ({ from, query, params }) => {
    try {
      const answers = await client.transaction([
        ...noWayRound.map((setting) => client.query(`set local ${setting} = off`)),
        client.query(`explain (format json) ${query}`, params),
      ]);
      const told = z.array(z.object({ 'QUERY PLAN': z.unknown() })).parse(answers.at(-1));
      const plan = told[0]?.['QUERY PLAN'];
      return Plan.parse(typeof plan === 'string' ? JSON.parse(plan) : plan)[0].Plan;
    } catch (error) {
      throw new Error(`${from}: no plan for ${query}`, { cause: error });
    }
  };
}

/** Finds foreign keys whose columns are not the leading columns of any index of their table. */
const keysWithoutIndex = sql`
  select conrelid::regclass::text as table,
    (select string_agg(attname, ', ' order by at) from unnest(k.conkey) with ordinality u(num, at)
      join pg_attribute on attrelid = k.conrelid and attnum = num) as columns
  from pg_constraint k
  where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
    select 1 from pg_index x where x.indrelid = k.conrelid and x.indpred is null
      and (x.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)
  order by 1, 2`;
