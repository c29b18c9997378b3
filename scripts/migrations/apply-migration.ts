import { setTimeout as sleep } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { causesOf } from '#functions/http/log.ts';
import type { Migration } from './load-migrations.ts';
import { runLong, type Session } from './long-statement.ts';
import { type Step, stepsOf } from './steps-of.ts';

/**
 * How long a step waits for a lock before it gives up. Meanwhile all later requests for the lock wait too.
 */
const lockWaitMs = 300;
/** Maximum number of attempts, with a pause of 0.5 to 1.5 seconds between them. */
const maxAttempts = 1_000;
/**
 * Target duration of a slice, which locks its rows until it is done. After a slower slice the next one is
 * smaller; after a faster slice it is larger.
 */
const sliceMs = 50;
const [fewestRows, maxRows] = [20, 1_000];
/** PostgreSQL's error codes for a lock timeout and a deadlock. */
const heldUp = new Set(['55P03', '40P01']);

const DoneStep = z.object({ step: z.int() });

/** Adds a migration to Drizzle's own record of those that have run. */
const record = ({ hash, when }: Migration) =>
  sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${when})`;

/** Runs a whole migration in one transaction, on a database that is not in use yet. */
export async function applyToNew(db: Database, migration: Migration): Promise<void> {
  const statements = migration.statements.map((statement) => db.execute(sql.raw(statement)));
  await db.batch([db.execute(record(migration)), ...statements]);
}

/**
 * Runs a migration on a live database. Other statements wait no longer than the lock timeout, and an
 * interrupted run continues with the first unfinished step.
 */
export async function applyInUse(
  db: Database,
  migration: Migration,
  openSession: () => Promise<Session>,
): Promise<void> {
  const { hash } = migration;
  await db.execute(sql`create table if not exists drizzle.__steps_done (
    hash text not null, step integer not null, primary key (hash, step))`);
  const found = await db.execute(sql`select step from drizzle.__steps_done where hash = ${hash}`);
  const done = new Set(parseRows(DoneStep, found).map(({ step }) => step));
  for (const [number, step] of stepsOf(migration).entries()) {
    if (done.has(number)) continue;
    const note = sql`insert into drizzle.__steps_done (hash, step) values (${hash}, ${number})`;
    if (step.kind === 'short') {
      await patiently(db, step.sql, note);
      continue;
    }
    if (step.kind === 'long') await runLong(db, step, openSession);
    else if (step.kind === 'beside') await db.execute(sql.raw(step.sql));
    else await inSlices(db, step);
    await db.execute(note);
  }
  await db.batch([
    db.execute(record(migration)),
    db.execute(sql`delete from drizzle.__steps_done where hash = ${hash}`),
  ]);
}

async function inSlices(db: Database, step: Step & { kind: 'slices' }): Promise<void> {
  const by = sql.identifier(step.column);
  let from: string | null = null;
  let size = 100;
  for (;;) {
    const after: SQL = from === null ? sql`true` : sql`${by} > ${from}`;
    const { rows }: { rows: { to: string | null }[] } = await db.execute(
      sql`select max(k)::text as "to" from (select ${by} as k from ${sql.identifier(step.table)}
        where ${after} order by ${by} limit ${size}) slice`,
    );
    const to: string | null = rows[0]?.to ?? null;
    if (to === null) return;
    const before = performance.now();
    await patiently(db, step.sql(from, to));
    const factor = Math.min(2, sliceMs / (performance.now() - before));
    size = Math.round(Math.min(maxRows, Math.max(fewestRows, size * factor)));
    from = to;
  }
}

/** Retries a transaction until it gets the locks that it needs. */
async function patiently(db: Database, statement: string, note = sql`select 1`): Promise<void> {
  for (let left = maxAttempts; ; left -= 1) {
    try {
      await db.batch([
        db.execute(sql.raw(`set local lock_timeout = ${lockWaitMs}`)),
        db.execute(sql.raw(statement)),
        db.execute(note),
      ]);
      return;
    } catch (error) {
      const causes = error instanceof Error ? causesOf(error) : [];
      const waited = causes.some((cause) => heldUp.has(String(Reflect.get(cause, 'code'))));
      if (left === 0 || !waited) throw error;
      await sleep(500 + Math.random() * 1_000);
    }
  }
}
