import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { openDatabase } from '#db/client.ts';
import { parseRows } from '#db/queries/parse-rows.ts';
import { startNeon } from '#emulators/neon/start-neon.ts';
import { openNeonSession, runLong } from './long-statement.ts';
import { stepsOf } from './steps-of.ts';

const pgUrl = z.url().parse(process.env.PG_URL);
const database = `long_${process.pid}`;

test('continues an interrupted index build instead of starting it again', {
  timeout: 60_000,
}, async () => {
  const server = await startNeon({ pgUrl });
  await server.exec(`drop database if exists ${database}`);
  await server.exec(`create database ${database}`);
  const own = new URL(pgUrl);
  own.pathname = `/${database}`;
  const first = await startNeon({ pgUrl: own.href });
  await first.exec(`
    create table people (name text);
    insert into people select 'n' || n from generate_series(1, 300) n;
    create table calls (n int);
    create function slowly(t text) returns text immutable language plpgsql as
      $$ begin perform pg_sleep(0.01); return lower(t); end $$`);
  const [step] = stepsOf({
    statements: ['CREATE INDEX "people_name" ON "people" USING btree (slowly(name))'],
  });
  if (step?.kind !== 'long') throw new Error('an index is a long statement');

  const run = runLong(openDatabase(first.url), step, () => openNeonSession(first.url), 50);
  const ended = run.catch(() => 'cut off');
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  await first.close();

  const second = await startNeon({ pgUrl: own.href });
  const db = openDatabase(second.url);
  const oidOf = async () => {
    const found = await db.execute(sql`
      select indexrelid::int as oid, indisvalid as valid from pg_index
      where indexrelid = to_regclass('people_name')`);
    return parseRows(z.object({ oid: z.number(), valid: z.boolean() }), found)[0];
  };
  const half = await oidOf();
  expect(half?.valid).toBe(false);
  await runLong(db, step, () => openNeonSession(second.url), 50);
  expect(await oidOf()).toEqual({ oid: half?.oid, valid: true });
  expect(await ended).toBe('cut off');
  await second.close();
  await server.exec(`drop database ${database} with (force)`);
  await server.close();
});
